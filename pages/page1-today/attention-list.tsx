import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import { useId } from 'react'
import { useProblemText } from '#client/api/problem-text.ts'
import { type Attention, attention, type Check } from '#client/attention/attention.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { useGlobal } from '#client/state/state.ts'
import { useClock } from '#client/state/use-clock.ts'
import { Button, ButtonLink } from '#client/ui/button.tsx'
import look from '#client/ui/look.module.css'
import { usePlaceholder } from '#client/ui/states/loading.ts'
import { dayOf } from '#shared/time/zone.ts'
import { messages } from './messages.ts'
import styles from './today.module.css'

const TICK_MS = 60_000

/** A line for each check that the operator may see. Each is asked, fails and is retried by itself. */
export function AttentionList() {
  const { t, formats } = useLocale(messages)
  const headingId = useId()
  const zone = useGlobal(global => global.time_zone)
  const permissions = useGlobal(global => global.permissions)
  const now = useClock(true, TICK_MS)
  const checks = attention.map(part => {
    const isAllowed = permissions.includes(part.needs)
    // biome-ignore lint/correctness/useHookAtTopLevel: the checks are always the same, in the same order.
    return { part, isAllowed, check: part.useCheck({ today: dayOf(now, zone), zone, isAllowed }) }
  })
  const shown = checks.filter(({ isAllowed }) => isAllowed)
  if (shown.length === 0) return null
  const count = shown.filter(({ check }) => check.finding).length
  return (
    <section className={styles.part} aria-labelledby={headingId}>
      <header className={`${look.line} ${styles.head}`} data-below="4">
        <h2 id={headingId} className={look.normal}>
          {t('attention')}
        </h2>
        <span className={look.dim}>{count > 0 && formats.number(count)}</span>
      </header>
      <ul className={styles.lines}>
        {shown.map(({ part, check }) => (
          <li key={part.order} className={look.pick} title={check.rule}>
            <Line part={part} check={check} now={now} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type LineProps = { part: Attention; check: Check; now: number }

function Line({ part: { icon: Picture, tone }, check: { query, finding, calm, rule }, now }: LineProps) {
  const { t, formats } = useLocale(messages)
  const ruleId = useId()
  const textOf = useProblemText()
  if (finding === undefined) {
    if (!query.error) return <Placeholder />
    return (
      <>
        <span className={`${look.grid} ${look.toneText}`} data-tone="bad">
          <IconAlertTriangle size={16} aria-hidden={true} />
        </span>
        <span role="alert" className={`${look.ellipsis} ${styles.text}`}>
          {textOf(query.error)} <span className={look.dim}>{rule}</span>
        </span>
        <Button
          kind="quiet"
          isSmall
          isBusy={query.isFetching}
          label={t('retry')}
          onClick={() => void query.refetch()}
        />
      </>
    )
  }
  if (finding === null)
    return (
      <>
        <IconCheck size={16} className={look.dim} aria-hidden={true} />
        <span className={`${look.ellipsis} ${styles.text} ${look.dim}`}>{calm}</span>
      </>
    )
  const { text, detail, since, action, to } = finding
  return (
    <>
      <span className={`${look.grid} ${look.toneText}`} data-tone={tone}>
        <Picture size={16} aria-hidden={true} />
      </span>
      <span className={`${look.ellipsis} ${styles.text}`}>
        <span className={look.strong}>{text}</span> <span className={look.dim}>{detail}</span>
      </span>
      <time
        className={`${look.dim} ${look.notSmall}`}
        dateTime={since}
        title={since && formats.moment(since, 'dateTime')}
      >
        {since && formats.age(since, now)}
      </time>
      {to !== null && (
        <ButtonLink
          kind="quiet"
          isSmall
          label={action}
          to={to}
          aria-label={`${action}: ${text}`}
          aria-describedby={ruleId}
        />
      )}
      <span id={ruleId} hidden>
        {rule}
      </span>
    </>
  )
}

function Placeholder() {
  const { t } = useLocale(messages)
  usePlaceholder()
  return (
    <span className={`${look.across} ${look.roundedSmall} ${styles.bone}`} data-skeleton="">
      <span className="visually-hidden">{t('loading')}</span>
    </span>
  )
}
