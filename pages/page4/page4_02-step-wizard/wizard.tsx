import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import { useIsStillHere } from '#client/router/use-is-still-here.ts'
import { useLatest } from '#client/state/use-latest.ts'
import { Button } from '#client/ui/button.tsx'
import look from '#client/ui/look.module.css'
import { Notice } from '#client/ui/states/notice.tsx'
import type { CheckedDraft } from '#resources/repair-drafts/contract.ts'
import { STEPS, type Step } from '#resources/repair-drafts/rules.ts'
import { isOwnVersion, useCanWrite } from './drafts/drafts.ts'
import { messages } from './messages.ts'
import { barrierOf, numberOf } from './progress.ts'
import { Review } from './review.tsx'
import { REVIEW } from './search-params.ts'
import { CustomerForm } from './steps/customer-form.tsx'
import { DamageForm } from './steps/damage-form.tsx'
import { HandoverForm } from './steps/handover-form.tsx'
import { ProductForm } from './steps/product-form.tsx'
import { StepList } from './steps/step-list.tsx'
import { useSavedWords } from './use-saved-words.ts'

const FORMS = { customer: CustomerForm, product: ProductForm, damage: DamageForm, handover: HandoverForm }
const NONE: ReadonlySet<Step> = new Set()

type Props = { draft: CheckedDraft; number: number; isEntered: boolean; onStep: (number: number) => void }

/** The steps of a draft. Opened steps stay mounted while another one is shown, so that their input is not lost. */
export function Wizard({ draft, number: named, isEntered, onStep }: Props) {
  const t = useMessages(messages)
  const canWrite = useCanWrite()
  const saved = useSavedWords(draft.updatedAt)
  const [typed, setTyped] = useState(NONE)
  const [firstVersion] = useState(draft.version)
  // Without the permission to write, the review shows everything on one screen.
  const number = canWrite ? named : REVIEW
  const shownNow = useLatest(number)
  const isStillHere = useIsStillHere()
  const barrier = canWrite ? barrierOf(draft.progress, number) : null
  const isForeign = draft.version > firstVersion && !isOwnVersion(draft)

  const panel = useRef<HTMLDivElement>(null)
  const wantedField = useRef<string>(undefined)
  const wasEntered = useRef(isEntered)
  useEffect(() => {
    const shown = panel.current?.querySelector(`[data-step="${number}"]`)
    const field = wantedField.current && shown?.querySelector<HTMLElement>(`[data-path="${wantedField.current}"]`)
    wantedField.current = undefined
    if (wasEntered.current) (field || shown?.querySelector<HTMLElement>('h2'))?.focus()
    wasEntered.current = true
  }, [number])

  const handleTyped = useCallback(
    (step: Step, isTyped: boolean) =>
      setTyped(before => {
        if (before.has(step) === isTyped) return before
        return new Set(isTyped ? [...before, step] : [...before].filter(one => one !== step))
      }),
    [],
  )
  function goTo(step: Step, field?: string) {
    wantedField.current = field
    onStep(numberOf(step))
  }
  const heading = (step: Step | 'review', at: number) => (
    <h2 tabIndex={-1} className={`${look.heading} ${look.clear} ${look.quietFocus}`} data-below="16">
      <span className={`${look.note} ${look.block} ${look.light}`}>
        {t('stepOf', { number: at })}
        <span className="visually-hidden">: </span>
      </span>
      {t(step)}
    </h2>
  )

  return (
    <WizardColumns>
      <div className={look.stack} data-gap="8">
        {canWrite && <StepList draft={draft} number={number} typed={typed} onStep={onStep} />}
        <p className={look.note} data-pad="8 12" role="status">
          {saved}
        </p>
      </div>
      <div ref={panel} className={`${look.frame} ${look.shrink}`} data-pad="16">
        <div role="status">
          {isForeign && (
            <p className={look.message} data-below="16" data-tone="info">
              {t('changedElsewhere')}
            </p>
          )}
        </div>
        {canWrite &&
          STEPS.map((step, index) => {
            const at = index + 1
            if (barrierOf(draft.progress, at) !== null) return null
            const StepForm = FORMS[step]
            return (
              <section key={step} data-step={at} hidden={at !== number} aria-label={t(step)}>
                {heading(step, at)}
                <StepForm
                  draft={draft}
                  onSaved={() => isStillHere() && shownNow.current === at && onStep(at + 1)}
                  onBack={at > 1 ? () => onStep(at - 1) : null}
                  onTyped={handleTyped}
                />
              </section>
            )
          })}
        {barrier !== null && (
          <section data-step={number} aria-label={t(STEPS[number - 1] ?? 'review')}>
            {heading(STEPS[number - 1] ?? 'review', number)}
            <Notice
              tone="locked"
              level={2}
              title={t('lockedTitle', { number: barrier })}
              actions={
                <Button kind="main" label={t('goToStep', { number: barrier })} onClick={() => onStep(barrier)} />
              }
            >
              {t('lockedText')}
            </Notice>
          </section>
        )}
        {number === REVIEW && barrier === null && (
          <section data-step={REVIEW} aria-label={t('review')}>
            {heading('review', REVIEW)}
            <Review draft={draft} typed={typed} onStep={goTo} onBack={() => onStep(REVIEW - 1)} />
          </section>
        )}
      </div>
    </WizardColumns>
  )
}

/** The steps, and the one that is open. */
export const WizardColumns = ({ children }: { children: ReactNode }) => (
  <div
    className={`${look.tracks} ${look.oneColumnSmall} ${look.top}`}
    style={{ '--columns': '240px minmax(0, 1fr)', maxWidth: 940 }}
    data-gap="16"
  >
    {children}
  </div>
)
