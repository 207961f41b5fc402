import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useMessages } from '#client/i18n/i18n.ts'
import { hasModifier } from '#client/shortcuts/has-modifier.ts'
import look from '#client/ui/look.module.css'
import { messages } from '#pages/page4/page4_04-linked-fields/messages.ts'
import styles from '#pages/page4/page4_04-linked-fields/page.module.css'
import type { NameCheck } from './use-name-check.ts'

type Props = {
  check: NameCheck
  name: string
  onTake: (name: string) => void
  /** Opens the route that has the name. */
  onOpen: (routeId: number) => void
}

/**
 * The result of the name check, in the line of the label, so that it needs no room of its own. Only settled results are
 * announced, because announcing every letter would be noise.
 */
export function NameVerdict({ check: { answer }, onOpen }: Pick<Props, 'check' | 'onOpen'>) {
  const t = useMessages(messages)
  const verdict = answer.is === 'answered' ? answer.output : null
  const { takenBy = null } = verdict ?? {}
  return (
    <div className={styles.verdict}>
      {answer.is === 'asking' && (
        <p className={`${look.dim} ${look.ellipsis}`}>{t('checking', { name: answer.input.input.name })}</p>
      )}
      <div aria-live="polite">
        {verdict && !takenBy && <Mark tone="good">{t('free', { name: verdict.name })}</Mark>}
        {takenBy && (
          <Mark tone="bad">
            {t('takenBy')}{' '}
            <Link
              to={`?route=${takenBy.id}`}
              onClick={event => {
                // Another tab or window is the browser's.
                if (hasModifier(event) || event.shiftKey) return
                event.preventDefault()
                onOpen(takenBy.id)
              }}
            >
              {takenBy.name}
            </Link>
          </Mark>
        )}
      </div>
    </div>
  )
}

/** What to do about the result, below the field. */
export function NameAdvice({ check, name, onTake }: Omit<Props, 'onOpen'>) {
  const t = useMessages(messages)
  const { answer } = check
  const about = answer.is === 'idle' ? '' : answer.input.input.name
  const free = freeNamesOf(check)
  return (
    <div aria-live="polite">
      {free.length > 0 && (
        <p className={`${look.row} ${styles.suggestions}`} data-above="4" data-gap="8">
          {t('freeNames')}{' '}
          {free.map(one => (
            <button
              key={one}
              type="button"
              className={look.chip}
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
      {answer.is === 'answered' && about !== name.trim() && (
        <p className={`${look.toned} ${look.rounded}`} data-above="4" data-tone="bad" data-pad="8 12">
          {t('wrongVerdict', { got: about })}
        </p>
      )}
      {answer.is === 'failed' && (
        <p className={look.warn} data-above="4">
          {t('notChecked')}{' '}
          <button type="button" className={`${look.link} ${look.underlined}`} onClick={check.checkNow}>
            {t('checkAgain')}
          </button>
        </p>
      )}
    </div>
  )
}

/** Free names like one that is taken. They replace the help of the field. */
export const freeNamesOf = ({ answer }: NameCheck): readonly string[] =>
  answer.is === 'answered' && answer.output.takenBy ? answer.output.suggestions : []

function Mark({ tone, children }: { tone: 'good' | 'bad'; children: ReactNode }) {
  const Icon = tone === 'good' ? IconCheck : IconX
  return (
    <p className={`${look.line} ${look.toneText}`} data-gap="8" data-tone={tone}>
      <Icon size={16} stroke={2} aria-hidden /> <span className={look.ellipsis}>{children}</span>
    </p>
  )
}
