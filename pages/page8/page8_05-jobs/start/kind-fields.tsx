import { useEffect } from 'react'
import { api } from '#client/api/api.ts'
import { useRead } from '#client/api/use-read.ts'
import { formatBytes } from '#client/http/sizes.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { SelectField } from '#client/ui/form/select-field.tsx'
import { messages } from '#pages/page8/page8_05-jobs/messages.ts'
import { EVENT_KINDS } from '#resources/events/rules.ts'
import { readImportSample } from '#resources/imports/contract.ts'
import { EXPORT_FORMATS, type JobKind, PICTURE_TYPES } from '#resources/jobs/rules.ts'
import { listUploads } from '#resources/uploads/contract.ts'
import { drawPicture } from './draw-picture.ts'
import { PracticeFile } from './practice-file.tsx'
import type { InputState } from './use-input.ts'

type Props = { kind: JobKind; state: InputState; onChange: (fields: Partial<InputState>) => void }

/** The fields of a kind of job. */
export function KindFields({ kind, state, onChange }: Props) {
  switch (kind) {
    case 'export-events':
      return <ExportFields state={state} onChange={onChange} />
    case 'check-import':
      return <CsvField value={state.uploadId} onChange={uploadId => onChange({ uploadId })} />
    case 'thumbnails':
      return <PicturesField size={state.size} onChange={size => onChange({ size })} />
    case 'sales-report':
      return null
  }
}

function ExportFields({ state, onChange }: Omit<Props, 'kind'>) {
  const { t } = useLocale(messages)
  return (
    <>
      <SelectField
        label={t('format')}
        value={state.format}
        options={EXPORT_FORMATS.map(format => ({ value: format, label: t(`format_${format}`) }))}
        // The options are the formats.
        onChange={({ currentTarget }) => onChange({ format: currentTarget.value })}
      />
      <SelectField
        label={t('events')}
        value={state.eventKind}
        options={[{ value: 'all', label: t('allEvents') }, ...EVENT_KINDS.map(kind => ({ value: kind, label: kind }))]}
        // The options are these values.
        onChange={({ currentTarget }) => onChange({ eventKind: currentTarget.value })}
      />
    </>
  )
}

const SIZES = [64, 160, 320]

type PicturesFieldProps = { size: number; onChange: (size: number) => void }

/** The size of the thumbnails, and how many pictures there are. */
function PicturesField({ size, onChange }: PicturesFieldProps) {
  const { t } = useLocale(messages)
  const { data } = useRead(listUploads)
  const count = data?.rows.filter(row => row.finishedAt !== null && PICTURE_TYPES.includes(row.mediaType)).length
  return (
    <div>
      <SelectField
        label={t('size')}
        value={String(size)}
        help={count === undefined ? undefined : t('pictureCount', { count })}
        options={SIZES.map(one => ({ value: String(one), label: t('pixels', { count: one }) }))}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
      />
      <PracticeFile make={drawPicture} onDone={() => {}} />
    </div>
  )
}

/** Few enough rows to be sent in one chunk. */
const SAMPLE_ROWS = 1_000

type CsvFieldProps = { value: string; onChange: (uploadId: string) => void }

/** Chooses one of the uploaded CSV files, or uploads a practice file. */
function CsvField({ value, onChange }: CsvFieldProps) {
  const { t, language } = useLocale(messages)
  const { data } = useRead(listUploads)
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
