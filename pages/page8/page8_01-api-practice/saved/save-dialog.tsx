import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '#client/api/api.ts'
import { isRefused } from '#client/api/connect.ts'
import { useFailureText } from '#client/api/problem-text.ts'
import { atVersion, useAction } from '#client/api/use-action.ts'
import { useRead } from '#client/api/use-read.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { writeUrlState } from '#client/router/url-state.ts'
import { useIsStillHere } from '#client/router/use-is-still-here.ts'
import { toast } from '#client/toast/toast.ts'
import { Button } from '#client/ui/button.tsx'
import { FormDialog } from '#client/ui/dialog/form-dialog.tsx'
import { SelectField } from '#client/ui/form/select-field.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import { useContractForm } from '#client/ui/form/use-contract-form.tsx'
import look from '#client/ui/look.module.css'
import type { Operation } from '#pages/page8/page8_01-api-practice/catalogue/document.ts'
import type { Values } from '#pages/page8/page8_01-api-practice/request/values.ts'
import { ListState } from '#pages/page8/page8_01-api-practice/search-params.ts'
import { usePaths } from '#pages/page8/page8_01-api-practice/use-route.ts'
import {
  createSavedRequest,
  listSavedRequests,
  readSavedRequest,
  type SavedRequest,
  SavedRequestFields,
  type SavedRequestSummary,
  type Step,
  updateSavedRequest,
} from '#resources/saved-requests/contract.ts'
import { MAX_STEPS } from '#resources/saved-requests/rules.ts'
import { savedMessages } from './messages.ts'
import { stepOf } from './steps.ts'
import { showSaved } from './use-saved-form.ts'

type Props = { operation: Operation; values: Values; onClose: () => void }

/** Saves the values under a new name, or as the next step of a saved request. */
export function SaveDialog({ operation, values, onClose }: Props) {
  const t = useMessages(savedMessages)
  const step = stepOf(operation, values)
  const open = useOpenSaved()
  const { data } = useRead(listSavedRequests)
  const creating = useAction(createSavedRequest, { onDone: showSaved })
  const isStillHere = useIsStillHere()
  const handleDone = (saved: SavedRequest) => {
    if (!isStillHere()) return
    onClose()
    void open(saved)
  }
  const { field, formProps } = useContractForm<SavedRequestFields>({
    schema: SavedRequestFields,
    initialValues: { name: '', steps: [step] },
    words: savedMessages,
    send: async ({ name }) => {
      const saved = await creating.send({ body: { name, steps: [step] } })
      toast.success(t('kept', { name: saved.name }), { cause: 'saved request' })
      handleDone(saved)
    },
  })
  return (
    <FormDialog title={t('saveTitle')} submitLabel={t('save')} {...formProps} onClose={onClose}>
      <p>{t('saveNote')}</p>
      <TextField {...field('name', { label: t('name') })} maxLength={80} autoComplete="off" />
      {data && data.rows.length > 0 && <AddTo step={step} rows={data.rows} onDone={handleDone} />}
    </FormDialog>
  )
}

/** Opens a saved request, with the list of saved requests beside it. */
function useOpenSaved() {
  const navigate = useNavigate()
  const paths = usePaths()
  return (saved: SavedRequest) =>
    navigate(paths.saved(saved) + writeUrlState(ListState, '', { find: '', list: 'saved' }))
}

type AddToProps = { step: Step; rows: readonly SavedRequestSummary[]; onDone: (saved: SavedRequest) => void }

function AddTo({ step, rows, onDone }: AddToProps) {
  const t = useMessages(savedMessages)
  const failureText = useFailureText()
  const [chosen, setChosen] = useState(newest(rows).id)
  const updating = useAction(updateSavedRequest, { onDone: showSaved })
  const [isAdding, setIsAdding] = useState(false)

  async function handleAdd() {
    // Also while the steps are read: a second press would add a second one.
    setIsAdding(true)
    try {
      const saved = await addStep(chosen)
      if (saved) {
        toast.success(t('stepAdded', { name: saved.name, place: saved.steps.length }), { cause: 'saved request' })
        onDone(saved)
      } else {
        const name = rows.find(({ id }) => id === chosen)?.name ?? ''
        toast.warning(t('tooManySteps', { name, most: MAX_STEPS }), { cause: 'saved request' })
      }
    } catch (error) {
      toast.error(
        failureText(error, reason => t('notDone', { reason })),
        { cause: 'saved request' },
      )
    } finally {
      setIsAdding(false)
    }
  }

  /** Appends to the current version, so that concurrent changes are kept. null: it has the maximum number of steps. */
  async function addStep(savedRequestId: string): Promise<SavedRequest | null> {
    const params = { savedRequestId }
    let saved = await api.call(readSavedRequest, { params })
    for (let attempt = 0; ; attempt++) {
      if (saved.steps.length >= MAX_STEPS) return null
      const body = { steps: [...saved.steps, step] }
      try {
        return await updating.send({ params, headers: atVersion(saved), body })
      } catch (error) {
        if (attempt > 2 || !isRefused(updateSavedRequest, 412, error)) throw error
        saved = error.body.current
      }
    }
  }

  return (
    <fieldset className={`${look.fieldset} ${look.stack}`} data-above="8" data-gap="8">
      <legend>{t('saveTo')}</legend>
      <SelectField
        label={t('savedOne')}
        value={chosen}
        options={rows.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={event => setChosen(event.currentTarget.value)}
      />
      <Button className={look.atStart} isBusy={isAdding} label={t('addStep')} onClick={() => void handleAdd()} />
    </fieldset>
  )
}

/** The most recently changed one is the likely choice. */
const newest = (rows: readonly SavedRequestSummary[]) =>
  rows.reduce((one, other) => (other.updatedAt > one.updatedAt ? other : one))
