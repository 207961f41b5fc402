import { useQuery } from '@tanstack/react-query'
import { api } from '#client/api/api.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { SelectField } from '#client/ui/form/select-field.tsx'
import { messages } from '#pages/page8/page8_05-jobs/messages.ts'
import { PICTURE_TYPES } from '#resources/jobs/rules.ts'
import { listUploads } from '#resources/uploads/contract.ts'
import { drawPicture } from './draw-picture.ts'
import { PracticeFile } from './practice-file.tsx'

const SIZES = [64, 160, 320]

type Props = { size: number; onChange: (size: number) => void }

/** The size of the thumbnails, and how many pictures there are. */
export function PicturesField({ size, onChange }: Props) {
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
