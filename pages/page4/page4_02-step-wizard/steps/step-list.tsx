import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import { useMessages } from '#client/i18n/i18n.ts'
import look from '#client/ui/look.module.css'
import { messages } from '#pages/page4/page4_02-step-wizard/messages.ts'
import { barrierOf, doneCount } from '#pages/page4/page4_02-step-wizard/progress.ts'
import { REVIEW } from '#pages/page4/page4_02-step-wizard/search-params.ts'
import type { CheckedDraft } from '#resources/repair-drafts/contract.ts'
import { STEPS, type Step } from '#resources/repair-drafts/rules.ts'
import styles from './step-list.module.css'

const TONES = { done: 'good', wrong: 'bad', open: undefined }

type Props = { draft: CheckedDraft; number: number; typed: ReadonlySet<Step>; onStep: (number: number) => void }

/** The steps with their states in words. A click goes to a step, if it is open. */
export function StepList({ draft: { progress }, number: current, typed, onStep }: Props) {
  const t = useMessages(messages)
  const isReady = doneCount(progress) === STEPS.length
  return (
    <nav aria-label={t('steps')}>
      <ol className={`${look.stack} ${look.frame}`} data-pad="8" data-gap="4">
        {[...STEPS, 'review' as const].map((step, index) => {
          const number = index + 1
          const barrier = barrierOf(progress, number)
          // All numbers but that of the review are steps.
          const state = number === REVIEW ? (isReady ? 'done' : 'open') : progress[step as Step]
          const words = () => {
            if (barrier !== null) return t('opensAfter', { number: barrier })
            if (step === 'review') return isReady ? t('ready') : t('notReady')
            return typed.has(step) ? t('typed') : t(state)
          }
          const Icon = { done: IconCheck, wrong: IconAlertTriangle, open: null }[state]
          return (
            <li key={step}>
              <button
                type="button"
                className={`${look.pick} ${styles.step}`}
                aria-current={number === current ? 'step' : undefined}
                aria-disabled={barrier !== null || undefined}
                onClick={() => barrier === null && onStep(number)}
              >
                <span
                  className={`${look.centered} ${look.rigid} ${look.toned} ${look.digits} ${styles.number}`}
                  data-tone={TONES[state]}
                  aria-hidden="true"
                >
                  {Icon ? <Icon size={16} stroke={2} /> : number}
                </span>
                <span className={`${look.grid} ${look.shrink}`}>
                  <span className={number === current ? look.strong : look.medium}>
                    <span className="visually-hidden">{number}. </span>
                    {t(step)}
                  </span>
                  <span className={`${look.note} ${look.toneText}`} data-tone={state === 'wrong' ? 'bad' : undefined}>
                    {words()}
                  </span>
                </span>
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
