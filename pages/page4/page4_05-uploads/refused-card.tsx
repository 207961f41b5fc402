import { useMessages } from '#client/i18n/i18n.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import look from '#client/ui/look.module.css'
import { messages } from './messages.ts'
import { isRefused, type Transfer } from './transfer/transfers.ts'
import { mayRetry, useReason } from './use-reason.ts'

type Props = { transfers: readonly Transfer[]; onRetry: (key: string) => void; onDismiss: (key: string) => void }

/** Files of which the server has taken nothing, with the reasons. */
export function RefusedCard({ transfers, onRetry, onDismiss }: Props) {
  const t = useMessages(messages)
  const reasonOf = useReason()
  const refused = transfers.filter(isRefused)
  if (refused.length === 0) return null
  return (
    <Card title={t('refusedFiles')}>
      <ul className={look.rows}>
        {refused.map(({ key, file: { name }, state: { error } }) => (
          <li key={key}>
            <div
              className={`${look.stack} ${look.grow} ${look.shrink} ${look.digits}`}
              style={{ flexBasis: 280 }}
              data-gap="4"
            >
              <h3 className={look.breaking}>{name}</h3>
              <p className={look.bad} role="alert">
                {reasonOf(error)}
              </p>
            </div>
            <div className={look.flex} data-gap="8">
              {mayRetry(error) && (
                <Button aria-label={t('tryAgainOf', { name })} label={t('tryAgain')} onClick={() => onRetry(key)} />
              )}
              <Button
                kind="quiet"
                aria-label={t('dismissOf', { name })}
                label={t('dismiss')}
                onClick={() => onDismiss(key)}
              />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
