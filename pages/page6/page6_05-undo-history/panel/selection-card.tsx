import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { useMessages } from '#client/i18n/i18n.ts'
import { isComposing } from '#client/shortcuts/is-composing.ts'
import { useLatest } from '#client/state/use-latest.ts'
import { Card } from '#client/ui/card.tsx'
import { NumberField } from '#client/ui/form/number-field.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import look from '#client/ui/look.module.css'
import { useEditor, useEditorState, usePlanState } from '#pages/page6/page6_05-undo-history/editor.ts'
import { messages } from '#pages/page6/page6_05-undo-history/messages.ts'
import { useTexts } from '#pages/page6/page6_05-undo-history/use-texts.ts'
import { Shape } from '#resources/floor-plans/contract.ts'
import { MAX_LABEL_LENGTH } from '#resources/floor-plans/rules.ts'

/** The fields of the selected shape, or how many are selected. */
export function SelectionCard() {
  const t = useMessages(messages)
  const { canWrite } = useEditor()
  const shapes = usePlanState(plan => plan.shapes)
  const selection = useEditorState(state => state.selection)
  const list = [...selection].flatMap(id => shapes.get(id) ?? [])
  const [only, ...more] = list
  return (
    <Card title={t('selection')}>
      {!only && <p className={look.note}>{t('noneSelected')}</p>}
      {more.length > 0 && <p className={look.note}>{t('selected', { count: list.length })}</p>}
      {only && more.length === 0 && <ShapeFields key={only.id} shape={only} isLocked={!canWrite} />}
    </Card>
  )
}

const LENGTHS = ['x', 'y', 'width', 'height'] as const

function ShapeFields({ shape, isLocked }: { shape: Shape; isLocked: boolean }) {
  const t = useMessages(messages)
  const { nameOf } = useTexts()
  const editor = useEditor()
  const save = (fields: Partial<Shape>) => {
    const { success, data } = z.safeParse(Shape, { ...shape, ...fields })
    // Somebody may have removed it while it was being edited.
    if (success && editor.shapes().has(shape.id)) editor.edit(data)
    return success
  }
  return (
    <form
      className={look.tracks}
      style={{ '--columns': 'repeat(2, minmax(0, 1fr))' }}
      data-gap="8 12"
      aria-label={nameOf(shape)}
      onSubmit={event => event.preventDefault()}
    >
      <div className={look.across}>
        <LabelField shape={shape} isLocked={isLocked} onSave={label => save({ label })} />
      </div>
      {LENGTHS.map(name => (
        <LengthField
          key={name}
          label={t(name)}
          value={shape[name] / 10}
          isLocked={isLocked}
          onSave={value => save({ [name]: Math.round(value * 10) })}
        />
      ))}
      <LengthField
        label={t('angle')}
        value={shape.angle}
        isLocked={isLocked}
        onSave={value => save({ angle: ((Math.round(value) % 360) + 360) % 360 })}
      />
    </form>
  )
}

/** A press on the plan selects another shape before the field loses the focus. What was typed is saved all the same. */
function useLeave(leave: () => void) {
  const latest = useLatest(leave)
  useEffect(() => () => latest.current(), [])
}

type LabelFieldProps = { shape: Shape; isLocked: boolean; onSave: (label: string) => void }

function LabelField({ shape: { label }, isLocked, onSave }: LabelFieldProps) {
  const t = useMessages(messages)
  const [typed, setTyped] = useState<string | null>(null)
  const leave = () => {
    if (typed !== null) onSave(typed)
    setTyped(null)
  }
  useLeave(leave)
  return (
    <TextField
      label={t('label')}
      value={typed ?? label}
      maxLength={MAX_LABEL_LENGTH}
      autoComplete="off"
      readOnly={isLocked}
      onChange={({ currentTarget: { value } }) => setTyped(value)}
      onBlur={leave}
      onKeyDown={event => event.key === 'Enter' && !isComposing(event) && leave()}
    />
  )
}

type LengthFieldProps = { label: string; value: number; isLocked: boolean; onSave: (value: number) => boolean }

/** A number that is saved when the field is left, if it is valid. Otherwise the field shows the old one again. */
function LengthField({ label, value, isLocked, onSave }: LengthFieldProps) {
  const [typed, setTyped] = useState<number | null | undefined>(undefined)
  const leave = () => {
    if (typed !== undefined && typed !== null && Number.isFinite(typed)) onSave(typed)
    setTyped(undefined)
  }
  useLeave(leave)
  return (
    <NumberField
      label={label}
      value={typed === undefined ? value : typed}
      inputMode="decimal"
      autoComplete="off"
      readOnly={isLocked}
      onChange={setTyped}
      onBlur={leave}
      onKeyDown={event => event.key === 'Enter' && !isComposing(event) && leave()}
    />
  )
}
