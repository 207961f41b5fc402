import { useEffect, useRef, useState } from 'react'
import { useFailureText } from '#client/api/problem-text.ts'
import type { Translate } from '#client/i18n/i18n.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { useIsStillHere } from '#client/router/use-is-still-here.ts'
import { toast } from '#client/toast/toast.ts'
import { Button } from '#client/ui/button.tsx'
import { Fact } from '#client/ui/fact.tsx'
import { FormErrorText, type Refusal } from '#client/ui/form/issues/form-error.tsx'
import look from '#client/ui/look.module.css'
import type { CheckedDraft } from '#resources/repair-drafts/contract.ts'
import { STEPS, type Step } from '#resources/repair-drafts/rules.ts'
import type { Language } from '#shared/messages.ts'
import { useCanWrite } from './drafts/drafts.ts'
import { useDraftActions } from './drafts/use-draft-actions.ts'
import { messages } from './messages.ts'
import { Problems } from './problems.tsx'
import { dayText } from './steps/day-text.ts'

type Props = {
  draft: CheckedDraft
  typed: ReadonlySet<Step>
  onStep: (step: Step, field?: string) => void
  onBack: () => void
}

/** All saved answers, the problems that prevent a submission with links to their fields, and the button. */
export function Review({ draft, typed, onStep, onBack }: Props) {
  const { t, language } = useLocale(messages)
  const canWrite = useCanWrite()
  const { isBusy, submit } = useDraftActions()
  const failureText = useFailureText()
  const isStillHere = useIsStillHere()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const refused = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refusal) refused.current?.focus()
  }, [refusal])

  const unsaved = STEPS.filter(step => typed.has(step))

  async function handleSubmit() {
    setRefusal(null)
    // Unsaved input would be lost, so it must be saved or discarded first.
    if (unsaved[0]) return onStep(unsaved[0])
    try {
      await submit(draft)
    } catch (error) {
      if (isStillHere()) setRefusal({ error, at: new Date() })
      else
        toast.error(
          failureText(error, reason => t('failed', { reason })),
          { cause: draft.id },
        )
    }
  }

  return (
    <>
      {STEPS.map(step => (
        <section key={step} className={look.panel} aria-label={t(step)}>
          <div className={`${look.line} ${look.between}`} data-gap="12">
            <h3>{t(step)}</h3>
            {canWrite && (
              <Button
                isSmall
                aria-label={t('changeStep', { step: t(step) })}
                label={t('change')}
                onClick={() => onStep(step)}
              />
            )}
          </div>
          <dl className={`${look.facts} ${look.pairs} ${look.preWrap}`} data-above="8" data-gap="8">
            {answersOf(draft, step, t, language).map(([field, answer]) => (
              <Fact key={field} name={t(field)}>
                {answer}
              </Fact>
            ))}
          </dl>
        </section>
      ))}
      <div
        ref={refused}
        tabIndex={-1}
        className={`${look.stack} ${look.quietFocus}`}
        data-above="16"
        data-below="12"
        data-gap="12"
      >
        {refusal && <FormErrorText refusal={refusal} />}
        {draft.errors.length + unsaved.length > 0 && <Problems errors={draft.errors} typed={unsaved} onStep={onStep} />}
      </div>
      {canWrite && (
        <div className={look.row}>
          <Button label={t('back')} disabled={isBusy} onClick={onBack} />
          <Button kind="main" isBusy={isBusy} label={t('submit')} onClick={() => void handleSubmit()} />
        </div>
      )}
    </>
  )
}

type Key = keyof typeof messages.texts
type Answer = [field: Key, text: string]

/** The saved answers of a step as text: each relevant field with its label. */
function answersOf(draft: CheckedDraft, step: Step, t: Translate<Key>, language: Language): Answer[] {
  const { customer, product, damage, handover, names } = draft
  if (step === 'customer' && customer)
    return [
      ['customerId', names.customer?.[language] ?? ''],
      ['contactName', customer.contactName],
      [customer.contactBy === 'phone' ? 'contactPhone' : 'contactEmail', customer.contact],
    ]
  if (step === 'product' && product)
    return [
      ['purchase', names.product?.[language] ?? ''],
      ...(product.purchase ? [['orderId', String(product.purchase.orderId)] as Answer] : []),
      ['boughtOn', dayText(product.boughtOn, language)],
    ]
  if (step === 'damage' && damage)
    return [
      ['category', t(damage.category)],
      ['description', damage.description],
      ['urgency', t(damage.urgency)],
    ]
  if (step === 'handover' && handover)
    return [
      ['way', t(handover.way)],
      handover.way === 'site' ? ['siteId', names.site?.[language] ?? ''] : ['address', handover.address],
      ['wishedOn', dayText(handover.wishedOn, language)],
    ]
  return []
}
