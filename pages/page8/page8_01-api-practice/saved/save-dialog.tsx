import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '#client/api/api.ts'
import { isRefused } from '#client/api/connect.ts'
import { useIdempotencyKey } from '#client/api/idempotency.ts'
import { useProblemText } from '#client/api/problem-text.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { writeUrlState } from '#client/router/url-state.ts'
import { Dialog } from '#client/ui/dialog/dialog.tsx'
import { Form } from '#client/ui/form/form.tsx'
import { SelectField } from '#client/ui/form/select-field.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import { useContractForm } from '#client/ui/form/use-contract-form.tsx'
import { toast } from '#client/ui/toast.ts'
import type { Operation } from '#pages/page8/page8_01-api-practice/catalogue/document.ts'
import { ListState } from '#pages/page8/page8_01-api-practice/catalogue/list-state.ts'
import type { Values } from '#pages/page8/page8_01-api-practice/request/values.ts'
import { usePaths } from '#pages/page8/page8_01-api-practice/use-place.ts'
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
import styles from './saved.module.css'
import { stepOf } from './steps.ts'
import { noteSaved } from './use-saved-form.ts'

type Props = { operation: Operation; values: Values; onClose: () => void }

/** Keeps what is filled in under a name of its own, or as the next step of what is saved already. */
export function SaveDialog({ operation, values, onClose }: Props) {
  const t = useMessages(savedMessages)
  const step = stepOf(operation, values)
  const open = useOpenSaved()
  const { data } = useQuery(api.query(listSavedRequests))
  const handleDone = (saved: SavedRequest) => {
    noteSaved(saved)
    onClose()
    void open(saved)
  }
  return (
    <Dialog title={t('saveTitle')} onClose={onClose}>
      <p className={styles.saveNote}>{t('saveNote')}</p>
      <SaveAs step={step} onCancel={onClose} onDone={handleDone} />
      {data && data.rows.length > 0 && <AddTo step={step} rows={data.rows} onDone={handleDone} />}
    </Dialog>
  )
}

/** Shows a saved request, and those that are saved beside it. */
function useOpenSaved() {
  const navigate = useNavigate()
  const paths = usePaths()
  return (saved: SavedRequest) =>
    navigate(paths.saved(saved) + writeUrlState(ListState, '', { find: '', list: 'saved' }))
}

type PartProps = { step: Step; onDone: (saved: SavedRequest) => void }

function SaveAs({ step, onCancel, onDone }: PartProps & { onCancel: () => void }) {
  const t = useMessages(savedMessages)
  const keyOf = useIdempotencyKey()
  const { field, isSending, handleSubmit, errorText } = useContractForm<SavedRequestFields>({
    schema: SavedRequestFields,
    initialValues: { name: '', steps: [step] },
    words: savedMessages,
    send: async ({ name }) => {
      const body = { name, steps: [step] }
      const saved = await api.call(createSavedRequest, { headers: { 'idempotency-key': keyOf(body) }, body })
      toast.success(t('kept', { name: saved.name }), { cause: 'saved request' })
      onDone(saved)
    },
  })
  return (
    <Form
      label={t('saveTitle')}
      onSubmit={handleSubmit}
      errorText={errorText}
      actions={
        <>
          <Button variant="default" onClick={onCancel}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={isSending}>
            {t('save')}
          </Button>
        </>
      }
    >
      <TextField {...field('name', { label: t('name') })} maxLength={80} autoComplete="off" autoFocus />
    </Form>
  )
}

function AddTo({ step, rows, onDone }: PartProps & { rows: readonly SavedRequestSummary[] }) {
  const t = useMessages(savedMessages)
  const describe = useProblemText()
  const [chosen, setChosen] = useState(newest(rows).id)
  const [isSending, setIsSending] = useState(false)

  async function handleAdd() {
    setIsSending(true)
    try {
      const saved = await addStep(chosen, step)
      if (saved) {
        toast.success(t('stepAdded', { name: saved.name, place: saved.steps.length }), { cause: 'saved request' })
        onDone(saved)
      } else {
        const name = rows.find(({ id }) => id === chosen)?.name ?? ''
        toast.warning(t('tooManySteps', { name, most: MAX_STEPS }), { cause: 'saved request' })
      }
    } catch (error) {
      toast.error(t('notDone', { reason: describe(error) }), { cause: 'saved request' })
    } finally {
      setIsSending(false)
    }
  }

  return (
    <fieldset className={styles.addTo}>
      <legend>{t('saveTo')}</legend>
      <SelectField
        label={t('savedOne')}
        value={chosen}
        options={rows.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={event => setChosen(event.currentTarget.value)}
      />
      <Button variant="default" loading={isSending} onClick={() => void handleAdd()}>
        {t('addStep')}
      </Button>
    </fieldset>
  )
}

/** The one that was changed last is most likely meant. */
const newest = (rows: readonly SavedRequestSummary[]) =>
  rows.reduce((one, other) => (other.updatedAt > one.updatedAt ? other : one))

/** Adds to what is there now: whatever others did to it meanwhile, the step comes last. null: it has as many as it may. */
async function addStep(savedRequestId: string, step: Step): Promise<SavedRequest | null> {
  const params = { savedRequestId }
  let saved = await api.call(readSavedRequest, { params })
  for (let attempt = 0; ; attempt++) {
    if (saved.steps.length >= MAX_STEPS) return null
    const body = { steps: [...saved.steps, step] }
    try {
      return await api.call(updateSavedRequest, { params, headers: { 'if-match': `"${saved.version}"` }, body })
    } catch (error) {
      if (attempt > 2 || !isRefused(updateSavedRequest, 412, error)) throw error
      saved = error.body.current
    }
  }
}
