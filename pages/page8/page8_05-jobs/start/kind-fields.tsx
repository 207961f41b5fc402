import { useQuery } from '@tanstack/react-query'
import { api } from '#client/api/api.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { SelectField } from '#client/ui/form/select-field.tsx'
import { messages } from '#pages/page8/page8_05-jobs/messages.ts'
import { EVENT_KINDS } from '#resources/events/rules.ts'
import { EXPORT_FORMATS, type JobKind, PICTURE_TYPES } from '#resources/jobs/rules.ts'
import { listUploads } from '#resources/uploads/contract.ts'
import { CsvField } from './csv-field.tsx'
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
  const t = useMessages(messages)
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
  const t = useMessages(messages)
  const { data } = useQuery(api.query(listUploads))
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
