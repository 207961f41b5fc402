import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useNavigationType } from 'react-router'
import { useMessages } from '#client/i18n/i18n.ts'
import { useShortcut } from '#client/shortcuts/shortcuts.ts'
import { Button } from '#client/ui/button.tsx'
import { isFocusLost } from '#client/ui/focus.ts'
import { MergeDialog } from '#client/ui/form/merge/merge-dialog.tsx'
import { SearchField } from '#client/ui/form/search-field.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import look from '#client/ui/look.module.css'
import type { Operation } from '#pages/page8/page8_01-api-practice/catalogue/document.ts'
import { blankValues } from '#pages/page8/page8_01-api-practice/request/values.ts'
import type { SavedRequest, Step } from '#resources/saved-requests/contract.ts'
import { MAX_STEPS } from '#resources/saved-requests/rules.ts'
import { inWords } from './in-words.ts'
import { savedMessages } from './messages.ts'
import { unknownNames } from './runs/run.ts'
import { RunBar } from './runs/run-bar.tsx'
import { forgetRun, startRun, useRuns } from './runs/runs.ts'
import { StepCard } from './step-card.tsx'
import { stepOf } from './steps.ts'
import { useSavedActs } from './use-saved-acts.ts'
import { useSavedForm } from './use-saved-form.ts'

type Props = { saved: SavedRequest; operations: Operation[]; isGone: boolean }

/** A saved request: its name, its run, its steps. Changes can be run at once, and are stored when they are saved. */
export function SavedForm({ saved, operations, isGone }: Props) {
  const t = useMessages(savedMessages)
  const { form, field, isDirty, isSending, discard, handleSubmit, errorText, question } = useSavedForm(saved)
  const { restore } = useSavedActs()
  const run = useRuns(({ runs }) => runs[saved.id])
  const [openSteps, setOpenSteps] = useState<readonly number[]>(saved.steps.length === 1 ? [0] : [])
  const [isGoingOn, setIsGoingOn] = useState(false)
  const list = useRef<HTMLOListElement>(null)
  const [moved, setMoved] = useState<{ place: number; by: -1 | 1 } | null>(null)
  const { steps } = form.values
  const unknown = unknownNames(steps)
  useLostFocus(saved.id)
  // The pressed button is now another step's. The focus goes with the step, to its other button at the edge.
  useLayoutEffect(() => {
    const step = moved && list.current?.children[moved.place]
    const buttons = [...(step?.querySelectorAll<HTMLElement>('[data-move]:not(:disabled)') ?? [])]
    const next = buttons.find(button => button.dataset.move === String(moved?.by)) ?? buttons[0]
    next?.focus()
  }, [moved])

  // A step with an issue must be visible, and stays open after it is fixed.
  const isWrong = (index: number) => Object.keys(form.errors).some(path => path.startsWith(`steps.${index}.`))
  const hidden = [...steps.keys()].filter(index => isWrong(index) && !openSteps.includes(index))
  if (hidden.length > 0) setOpenSteps([...openSteps, ...hidden])

  const handleRun = () => void startRun(saved.id, steps, operations, isGoingOn)

  /** The steps have changed, so the results of the last run no longer match. */
  function arrange(next: Step[], open: readonly number[]) {
    forgetRun(saved.id)
    form.clearErrors()
    form.setFieldValue('steps', next)
    setOpenSteps(open)
  }

  const toggle = (index: number) =>
    setOpenSteps(openSteps.includes(index) ? openSteps.filter(open => open !== index) : [...openSteps, index])

  function remove(index: number) {
    arrange(steps.toSpliced(index, 1), [])
    // The pressed button may have disappeared with its step.
    document.getElementById('saved-request')?.focus()
  }

  function move(index: number, by: -1 | 1) {
    const [one, other] = [steps[index], steps[index + by]]
    if (!one || !other) return
    arrange(
      steps.with(index, other).with(index + by, one),
      openSteps.map(open => (open === index ? index + by : open === index + by ? index : open)),
    )
    setMoved({ place: index + by, by })
  }

  function add(id: string) {
    const operation = operations.find(one => one.id === id)
    if (operation) arrange([...steps, stepOf(operation, blankValues(operation))], [...openSteps, steps.length])
  }

  useShortcut('send', () => document.querySelector('dialog[open]') ?? handleRun(), { inFields: true })

  return (
    <>
      <div className={look.shrink}>
        {/* Enter in a field saves changes; without any, it does nothing. */}
        <form
          noValidate
          className={look.stack}
          onSubmit={isDirty ? handleSubmit : event => event.preventDefault()}
          aria-labelledby="saved-request"
        >
          <section className={`${look.panel} ${look.stack}`} data-gap="12">
            <header className={look.row} data-gap="4 12">
              <h2
                id="saved-request"
                className={`${look.breaking} ${look.clear} ${look.heading} ${look.quietFocus}`}
                tabIndex={-1}
              >
                {saved.name}
              </h2>
              {isDirty && (
                <span className={look.badge} data-tone="warn">
                  {t('changed')}
                </span>
              )}
            </header>
            {isGone && (
              <p className={look.message} data-tone="warn" role="alert">
                {t('goneElsewhere')} <Button isSmall label={t('restore')} onClick={() => void restore(saved)} />
              </p>
            )}
            <div className={`${look.bottom} ${look.firstGrows} ${look.row}`}>
              <TextField {...field('name', { label: t('name') })} maxLength={80} autoComplete="off" />
              <Button kind="main" type="submit" label={t('save')} disabled={!isDirty} isBusy={isSending} />
              {isDirty && <Button kind="quiet" label={t('discard')} disabled={isSending} onClick={discard} />}
            </div>
            {errorText}
            <RunBar run={run} isGoingOn={isGoingOn} onGoOn={setIsGoingOn} onRun={handleRun} />
          </section>
          <ol ref={list} className={look.stack} data-gap="12" aria-label={t('steps')}>
            {steps.map((step, index) => (
              <StepCard
                // biome-ignore lint/suspicious/noArrayIndexKey: only its position identifies a step.
                key={index}
                form={form}
                steps={steps}
                index={index}
                operation={operations.find(({ id }) => id === step.operation)}
                state={run?.states[index]}
                unknown={unknown[index] ?? []}
                isOpen={openSteps.includes(index)}
                onToggle={() => toggle(index)}
                onMove={by => move(index, by)}
                onRemove={() => remove(index)}
              />
            ))}
          </ol>
          {steps.length < MAX_STEPS && (
            <section className={look.panel}>
              <SearchField
                label={t('addHere')}
                help={t('addHereHelp')}
                value=""
                valueLabel=""
                options={() =>
                  operations
                    .filter(({ live }) => live === null)
                    .map(({ id, method, path }) => ({ value: id, label: id, note: `${method} ${path}` }))
                }
                onChange={add}
              />
            </section>
          )}
        </form>
      </div>
      <MergeDialog
        question={question}
        label={t}
        say={(name, values) => inWords(name, values, question?.sides.base ?? values)}
      />
    </>
  )
}

/** On a small screen the list disappears when a saved request is opened from it, so the focus moves to its heading. */
function useLostFocus(id: string) {
  const how = useNavigationType()
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when it is opened, not when the URL changes later.
  useEffect(() => {
    if (how !== 'POP' && isFocusLost()) document.getElementById('saved-request')?.focus()
  }, [id])
}
