import { useEffect } from 'react'
import { useLocale } from '#client/i18n/use-locale.ts'
import { useKeyText } from '#client/shortcuts/shortcuts.ts'
import { useLatest } from '#client/state/use-latest.ts'
import { Button } from '#client/ui/button.tsx'
import { Choices } from '#client/ui/choices/choices.tsx'
import { Form } from '#client/ui/form/form.tsx'
import { SelectField } from '#client/ui/form/select-field.tsx'
import { useContractForm } from '#client/ui/form/use-contract-form.tsx'
import look from '#client/ui/look.module.css'
import { type Corner, cornersOf, pointAt, UNITS } from '#pages/page7/page7_03-areas/geometry/edit.ts'
import { Inside } from '#pages/page7/page7_03-areas/later.tsx'
import { messages } from '#pages/page7/page7_03-areas/messages.ts'
import type { Editor } from '#pages/page7/page7_03-areas/use-editor.ts'
import { findShapeIssue, type Shape } from '#resources/areas/rules.ts'
import { AreaDetails, DetailFields } from './detail-fields.tsx'
import { PointField } from './point-field.tsx'
import type { Teams } from './use-teams.ts'

type Props = { shape: Shape; editor: Editor; teams: Teams }

/** The shape that is being edited, as a list of corners with fields, and the ways to save it. */
export function DraftCard({ shape, editor, teams }: Props) {
  const { t, language } = useLocale(messages)
  const { draft, steps } = editor
  const issue = findShapeIssue(shape)
  return (
    <section className={`${look.panel} ${look.stack}`} aria-label={t('shape')}>
      <h2 className={`${look.heading} ${look.quietFocus} ${look.grow} ${look.shrink} ${look.breaking}`} tabIndex={-1}>
        {draft.base ? draft.base.name[language] : t('newArea')}
      </h2>
      <Corners shape={shape} editor={editor} />
      <div className={look.row}>
        <Button isSmall label={t('cutOut')} onClick={() => editor.draw('hole')} />
        <Button isSmall label={t('addPart')} onClick={() => editor.draw('part')} />
        <Button isSmall label={t('trim')} onClick={() => void editor.trim()} />
      </div>
      {issue && (
        <p className={look.message} data-tone="bad" role="alert">
          {t(issue)}
        </p>
      )}
      {draft.base ? (
        <div className={look.row}>
          <Button
            kind="main"
            isBusy={steps.isBusy}
            label={t('saveShape')}
            disabled={!draft.isChanged || issue !== null}
            onClick={() => void editor.saveShape()}
          />
          <Button label={t('cancel')} onClick={editor.cancel} />
        </div>
      ) : (
        <NewArea editor={editor} teams={teams} isValid={issue === null} />
      )}
      {!issue && <Inside shape={shape} />}
    </section>
  )
}

const keyOf = ({ polygon, ring, index }: Corner) => `${polygon} ${ring} ${index}`

function Corners({ shape, editor }: Pick<Props, 'shape' | 'editor'>) {
  const { t } = useLocale(messages)
  const keys = useKeyText()
  const { draft } = editor
  const corners = cornersOf(shape)
  const point = pointAt(shape, draft.corner)
  const nameOf = ({ ring }: Corner, number: number) =>
    t(ring === 0 ? 'cornerNumber' : 'cornerOfHole', { number, hole: ring })
  return (
    <>
      <Choices
        label={t('unit')}
        value={draft.unit}
        onChange={draft.setUnit}
        choices={UNITS.map(unit => ({ value: unit, label: t(`unit_${unit}`) }))}
      />
      <SelectField
        label={t('currentCorner')}
        help={t('keysHint', { insert: keys('create'), remove: keys('remove') })}
        value={keyOf(draft.corner)}
        onChange={({ currentTarget: { value } }) => {
          const corner = corners.find(one => keyOf(one) === value)
          if (corner) draft.selectCorner({ polygon: corner.polygon, ring: corner.ring, index: corner.index })
        }}
        options={corners.map((corner, index) => ({ value: keyOf(corner), label: nameOf(corner, index + 1) }))}
      />
      {point && <PointField point={point} action={t('move')} onSave={draft.moveCorner} />}
      <div className={look.row}>
        <Button isSmall label={t('insertCorner')} onClick={() => draft.insertCorner()} />
        <Button isSmall label={t('removeCorner')} onClick={editor.removeCorner} />
        <Button isSmall label={t('snapCorner')} onClick={editor.snapCorner} />
      </div>
    </>
  )
}

const BLANK: AreaDetails = { name: { en: '', zh: '' }, teamId: null, mayOverlap: false }

function NewArea({ editor, teams, isValid }: Pick<Props, 'editor' | 'teams'> & { isValid: boolean }) {
  const { t } = useLocale(messages)
  const { form, isSending, formProps } = useContractForm<AreaDetails>({
    schema: AreaDetails,
    initialValues: editor.newDetails.current ?? BLANK,
    words: messages,
    send: editor.createArea,
  })
  const { newDetails } = editor
  const latest = useLatest(form.values)
  useEffect(
    () => () => {
      newDetails.current = latest.current
    },
    [newDetails],
  )
  return (
    <Form
      label={t('newArea')}
      submit={t('create')}
      {...formProps}
      isDisabled={!isValid}
      actions={<Button label={t('cancel')} onClick={editor.cancel} />}
    >
      <DetailFields form={form} teams={teams} readOnly={isSending} />
    </Form>
  )
}
