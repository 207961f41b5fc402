import { useQuery } from '@tanstack/react-query'
import { api } from '#client/api/api.ts'
import { useAction } from '#client/api/use-action.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { useLiveRows } from '#client/live/use-rows.ts'
import { useIsStillHere } from '#client/router/use-is-still-here.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import look from '#client/ui/look.module.css'
import { focusHeading } from '#client/ui/page-head.tsx'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { type Invitation, listInvitations, withdrawInvitation } from '#resources/invitations/contract.ts'
import { accountMessages } from './messages.ts'

const SHOWN = 20
const invitationsQuery = api.query(listInvitations, { query: { limit: SHOWN } })
const TONES = { open: 'good', used: 'info', expired: 'warn', withdrawn: 'warn' } as const

/** The latest invitations with their states. An open one can be withdrawn. */
export function InvitationsCard() {
  const { t } = useLocale(accountMessages)
  const query = useQuery(invitationsQuery)
  useLiveRows('invitations', listInvitations.path)
  return (
    <Card title={t('invitations')}>
      <Loaded query={query} height={48}>
        {({ rows, count }) =>
          rows.length === 0 ? (
            <p className={look.dim}>{t('noInvitations')}</p>
          ) : (
            <>
              <ul className={look.rows}>
                {rows.map(row => (
                  <InvitationItem key={row.id} invitation={row} />
                ))}
              </ul>
              {count.value > rows.length && (
                <p className={look.dim}>{t('moreInvitations', { shown: rows.length, count: count.value })}</p>
              )}
            </>
          )
        }
      </Loaded>
    </Card>
  )
}

function InvitationItem({ invitation }: { invitation: Invitation }) {
  const { t, language, formats } = useLocale(accountMessages)
  const withdrawing = useAction(withdrawInvitation)
  const isStillHere = useIsStillHere()
  const { id, note, state, role, invitedBy, usedBy, createdAt, expiresAt } = invitation
  const name = note || t('noNote', { id })

  async function withdraw() {
    const done = await withdrawing.run(
      { params: { invitationId: id } },
      {
        cause: 'accounts',
        done: () => t('isWithdrawn', { name }),
        failed: reason => t('failed', { account: name, reason }),
      },
    )
    // The button is gone.
    if (done && isStillHere()) focusHeading()
  }

  return (
    <li className={`${look.row} ${look.between}`} data-gap="4 12">
      <p className={`${look.row} ${look.grow} ${look.breaking}`} data-gap="4 12" style={{ flexBasis: 280 }}>
        <strong>{name}</strong>
        <span className={look.badge} data-tone={TONES[state]}>
          {t(`invitation_${state}`, { day: formats.moment(expiresAt, 'date'), account: usedBy ?? '' })}
        </span>
        <span className={look.note}>
          {t('invitationText', {
            role: role?.name[language] ?? t('noRole'),
            account: invitedBy,
            age: formats.age(createdAt, Date.now()),
          })}
        </span>
      </p>
      {state === 'open' && (
        <Button
          isSmall
          label={t('withdraw')}
          disabled={withdrawing.isBusy}
          aria-label={t('withdrawOf', { name })}
          onClick={() => void withdraw()}
        />
      )}
    </li>
  )
}
