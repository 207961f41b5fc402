import { useAction } from '#client/api/use-action.ts'
import { saveFile } from '#client/files/save-file.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { FormDialog } from '#client/ui/dialog/form-dialog.tsx'
import { FileButton } from '#client/ui/files/file-button.tsx'
import { IssueText } from '#client/ui/form/issues/issue-text.tsx'
import type { Issues } from '#client/ui/form/issues/issues.ts'
import { TextAreaField } from '#client/ui/form/text-area-field.tsx'
import { useContractForm } from '#client/ui/form/use-contract-form.tsx'
import { messages } from '#pages/class/messages.ts'
import { addLearners, type Class } from '#resources/classes/contract.ts'
import { Problem } from '#shared/errors.ts'
import { learnersIn } from './learners-in.ts'

/** Adds learners from a CSV file, or from lines that are typed. Saves a file with their passwords. */
export function AddDialog({ of: { id: classId, name }, onClose }: { of: Class; onClose: () => void }) {
  const t = useMessages(messages)
  const adding = useAction(addLearners, {
    cause: 'classes',
    done: ({ learners }) => t('added', { count: learners.length }),
  })
  const { field, form, formProps } = useContractForm({
    initialValues: { lines: '' },
    words: messages,
    check: ({ lines }): Issues => {
      const { wrong } = learnersIn(lines)
      return wrong === null ? {} : { lines: { code: 'wrong-line', bound: wrong } }
    },
    send: async ({ lines }) => {
      const read = learnersIn(lines).learners
      const learners = read.map(({ account, name }) => ({ account, name }))
      // Before they are added, because nobody can read their passwords a second time.
      const { writeCsv } = await import('#client/files/write-csv.ts')
      const added = await adding.send({ params: { classId }, body: { learners } }).catch(error => {
        throw onLine(error, read)
      })
      const rows = added.learners.map(learner => [learner.account, learner.name, learner.password])
      const file = writeCsv([['account', 'name', 'password'], ...rows])
      saveFile(new Blob([file], { type: 'text/csv' }), `${name}.csv`)
    },
    onSent: onClose,
  })

  async function read(file: File) {
    try {
      form.setFieldValue('lines', await file.text())
    } catch {
      // Moved or deleted since it was chosen, for example.
      form.setFieldError('lines', <IssueText path="lines" issue={{ code: 'unreadable' }} words={messages} />)
    }
  }

  return (
    <FormDialog
      title={t('addLearners')}
      submitLabel={t('add')}
      {...formProps}
      isIncomplete={form.values.lines.trim() === ''}
      onClose={onClose}
    >
      <TextAreaField
        {...field('lines', { label: t('lines'), help: t('linesHelp') })}
        rows={8}
        placeholder="anna.lin,Anna Lin"
      />
      <p>
        <FileButton label={t('chooseFile')} accept=".csv,text/csv" onFiles={([file]) => file && void read(file)} />
      </p>
    </FormDialog>
  )
}

/** A refusal of one of the accounts, as one of its line. */
function onLine(error: unknown, read: readonly { line: number }[]): unknown {
  if (!(error instanceof Problem)) return error
  const errors = error.body.errors?.map(({ pointer, code }) => {
    const bound = read[Number(pointer.split('/')[3])]?.line
    return { pointer: '/body/lines', code, ...(bound !== undefined && { bound }) }
  })
  return new Problem({ ...error.body, ...(errors && { errors }) })
}
