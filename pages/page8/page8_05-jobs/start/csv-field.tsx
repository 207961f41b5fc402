import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '#client/api/api.ts'
import { formatBytes } from '#client/http/sizes.ts'
import { useLanguage, useMessages } from '#client/i18n/i18n.ts'
import { SelectField } from '#client/ui/form/select-field.tsx'
import { messages } from '#pages/page8/page8_05-jobs/messages.ts'
import { readImportSample } from '#resources/imports/contract.ts'
import { listUploads } from '#resources/uploads/contract.ts'
import { PracticeFile } from './practice-file.tsx'

/** Few enough rows to be sent in one chunk. */
const SAMPLE_ROWS = 1_000

type Props = { value: string; onChange: (uploadId: string) => void }

/** Chooses one of the uploaded CSV files, or uploads a practice file. */
export function CsvField({ value, onChange }: Props) {
  const t = useMessages(messages)
  const language = useLanguage()
  const { data } = useQuery(api.query(listUploads))
  const files = (data?.rows ?? []).filter(({ name, finishedAt }) => finishedAt !== null && /\.csv$/i.test(name))
  const first = files[0]?.id ?? ''
  const isChosen = files.some(({ id }) => id === value)

  // A select shows its first option, so that is what is chosen until the operator chooses another.
  useEffect(() => {
    if (!isChosen && first !== '') onChange(first)
  }, [isChosen, first, onChange])

  async function makeSample() {
    const { body } = await api.send(readImportSample, { query: { rows: SAMPLE_ROWS, language } })
    return new File([body], 'new-members.csv', { type: 'text/csv' })
  }

  return (
    <div>
      <SelectField
        label={t('csvFile')}
        value={value}
        disabled={files.length === 0}
        help={files.length === 0 ? t('noCsvFile') : undefined}
        options={files.map(({ id, name, size }) => ({ value: id, label: `${name} (${formatBytes(size, language)})` }))}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <PracticeFile make={makeSample} onDone={onChange} />
    </div>
  )
}
