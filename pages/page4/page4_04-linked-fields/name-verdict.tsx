import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useMessages } from '#client/i18n/i18n.ts'
import look from '#client/ui/look.module.css'
import type { NameVerdict as Verdict } from '#resources/delivery-routes/contract.ts'
import { messages } from './messages.ts'
import styles from './page.module.css'
import type { NameCheck } from './use-name-check.ts'

type Props = {
  check: NameCheck
  name: string
  onTake: (name: string) => void
  /** Opens the route that has the name. */
  onOpen: (routeId: number) => void
}

/** The result of the name check. Only settled results are announced, because announcing every letter would be noise. */
export function NameVerdict({ check, name, onTake, onOpen }: Props) {
  const t = useMessages(messages)
  const { answer } = check
  const about = answer.is === 'idle' ? '' : answer.input.input.name
  const isWrong = answer.is === 'answered' && about !== name.trim()
  return (
    <div className={styles.verdict}>
      {answer.is === 'asking' && <p className={styles.dim}>{t('checking', { name: about })}</p>}
      <div aria-live="polite">
        {isWrong && <p className={styles.wrong}>{t('wrongVerdict', { got: about })}</p>}
        {answer.is === 'answered' && <Settled verdict={answer.output} onTake={onTake} onOpen={onOpen} />}
        {answer.is === 'failed' && (
          <p className={styles.warn}>
            {t('notChecked')}{' '}
            <button type="button" className={`${look.link} ${styles.link}`} onClick={check.checkNow}>
              {t('checkAgain')}
            </button>
          </p>
        )}
      </div>
    </div>
  )
}

function Settled({ verdict, onTake, onOpen }: { verdict: Verdict } & Pick<Props, 'onTake' | 'onOpen'>) {
  const t = useMessages(messages)
  const { takenBy, suggestions, name } = verdict
  if (!takenBy) return <Mark tone="good">{t('free', { name })}</Mark>
  return (
    <>
      <Mark tone="bad">
        {t('takenBy')}{' '}
        <Link
          to={`?route=${takenBy.id}`}
          onClick={event => {
            event.preventDefault()
            onOpen(takenBy.id)
          }}
        >
          {takenBy.name}
        </Link>
      </Mark>
      {suggestions.length > 0 && (
        <p className={`${look.row} ${styles.suggestions}`}>
          {t('freeNames')}{' '}
          {suggestions.map(one => (
            <button
              key={one}
              type="button"
              aria-label={t('take', { name: one })}
              // Keeps the focus in the field: a blur would trigger the check and move the button that is being pressed.
              onMouseDown={event => event.preventDefault()}
              onClick={() => onTake(one)}
            >
              {one}
            </button>
          ))}
        </p>
      )}
    </>
  )
}

function Mark({ tone, children }: { tone: 'good' | 'bad'; children: ReactNode }) {
  const Icon = tone === 'good' ? IconCheck : IconX
  return (
    <p className={styles[tone]}>
      <Icon size={16} stroke={2} aria-hidden /> <span>{children}</span>
    </p>
  )
}
