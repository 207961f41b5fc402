import { Fragment } from 'react'
import { useProblemText } from '#client/api/problem-text.ts'
import { useAction } from '#client/api/use-action.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { LinkIfHere } from '#client/router/link-if-here.tsx'
import { linkIfHere } from '#client/router/links.ts'
import { Button } from '#client/ui/button.tsx'
import look from '#client/ui/look.module.css'
import layout from '#client/ui/map/map-page.module.css'
import type { Fleet } from '#pages/page7/page7_05-live-track/fleet/use-fleet.ts'
import { messages } from '#pages/page7/page7_05-live-track/messages.ts'
import { createFault } from '#resources/faults/contract.ts'
import { streamVans } from '#resources/tracks/contract.ts'

/** The connection that the live vans come over, and a fault that cuts it. */
export function LineCard({ fleet: { line, isLive, reconnect } }: { fleet: Fleet }) {
  const { t, formats } = useLocale(messages)
  const describe = useProblemText()
  const cutting = useAction(createFault, { done: () => t('cutDone') })
  if (!isLive) return <p className={look.dim}>{t('lineNotLive')}</p>
  const facts = [
    { term: t('lastEvent'), value: line.lastId ?? '–' },
    { term: t('resumed'), value: formats.number(line.resumed) },
    { term: t('caughtUp'), value: formats.number(line.caughtUp) },
    { term: t('repeated'), value: formats.number(line.repeated) },
  ]
  return (
    <>
      <p role="status" className={look.message} data-tone={line.is === 'open' ? 'good' : 'warn'}>
        {t(`line_${line.is}`)} {line.error ? describe(line.error) : null}
      </p>
      <p className={look.note}>{t('lineText')}</p>
      <dl className={`${look.facts} ${layout.facts}`}>
        {facts.map(({ term, value }) => (
          <Fragment key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
      <div className={look.row}>
        <Button
          isBusy={cutting.isBusy}
          label={t('cutOnce')}
          onClick={() =>
            void cutting.run({ body: { method: 'GET', path: streamVans.path, fault: { socket: 'drop', first: 1 } } })
          }
        />
        {line.is === 'refused' && <Button kind="main" label={t('reconnect')} onClick={reconnect} />}
        <LinkIfHere className={look.link} to={linkIfHere('page8_02')}>
          {t('faultLab')}
        </LinkIfHere>
      </div>
    </>
  )
}
