import { useLocale } from '#client/i18n/use-locale.ts'
import { Fact } from '#client/ui/fact.tsx'
import look from '#client/ui/look.module.css'
import type { FoundBug, Hunt } from '#resources/hunts/contract.ts'
import { messages } from './messages.ts'

type Told = { bug: FoundBug; expected?: string; seen?: string }

/** Bugs with what was promised, what happened instead, and the test that catches them. */
function BugList({ label, bugs }: { label: string; bugs: readonly Told[] }) {
  const { t, language } = useLocale(messages)
  return (
    <ul className={look.stack} data-gap="12" aria-label={label}>
      {bugs.map(({ bug, expected, seen }) => (
        <li key={bug.id}>
          <details>
            <summary>
              {bug.wrong[language]}{' '}
              <span className={look.dim}>
                {t(`kind_${bug.kind}`)} · <code>{`${bug.method} ${bug.path}`}</code>
              </span>
            </summary>
            <dl className={look.facts}>
              <Fact name={t('promise')}>{bug.promise[language]}</Fact>
              <Fact name={t('test')}>{bug.test[language]}</Fact>
              {expected && <Fact name={t('youExpected')}>{expected}</Fact>}
              {seen && <Fact name={t('youSaw')}>{seen}</Fact>}
            </dl>
          </details>
        </li>
      ))}
    </ul>
  )
}

export function FoundBugs({ hunt }: { hunt: Hunt }) {
  const { t } = useLocale(messages)
  return hunt.found.length > 0 ? (
    <BugList label={t('foundBugs')} bugs={hunt.found} />
  ) : (
    <p className={look.dim}>{t('noneFound')}</p>
  )
}

/** Null while the hunt goes on. */
export function MissedBugs({ hunt: { missed } }: { hunt: Hunt }) {
  const { t } = useLocale(messages)
  if (!missed) return null
  return missed.length > 0 ? (
    <BugList label={t('missed')} bugs={missed.map(bug => ({ bug }))} />
  ) : (
    <p>{t('allFound')}</p>
  )
}
