import IconFile from '@tabler/icons-react/dist/esm/icons/IconFile.mjs'
import { useRead } from '#client/api/use-read.ts'
import { useObjectUrl } from '#client/files/use-object-url.ts'
import { formatBytes } from '#client/http/sizes.ts'
import type { Locale } from '#client/i18n/use-locale.ts'
import { copyText } from '#client/ui/copy/copy-text.ts'
import look from '#client/ui/look.module.css'
import type { Column } from '#client/ui/table/column.ts'
import { readThumbnail, type Upload } from '#resources/uploads/contract.ts'
import type { messages } from './messages.ts'

/** What the cells need besides the row. */
export type FileView = Locale<typeof messages>

const startOf = (sha256: string) => `${sha256.slice(0, 12)}…`

export const columns: Column<Upload, FileView>[] = [
  {
    id: 'name',
    title: ({ t }) => t('name'),
    cell: file => (
      <span className={look.line} title={file.name}>
        <Thumbnail file={file} />
        <span className={`${look.ellipsis} ${look.shrink}`}>{file.name}</span>
      </span>
    ),
    sortFirst: 'asc',
    sortValue: ({ name }) => name,
    typicalLength: 24,
    maxLength: 34,
  },
  {
    id: 'size',
    title: ({ t }) => t('size'),
    cell: ({ size }, { language }) => formatBytes(size, language),
    align: 'end',
    sortFirst: 'desc',
    sortValue: ({ size }) => size,
    typicalLength: 8,
  },
  {
    id: 'sha256',
    title: ({ t }) => t('sha256'),
    cell: ({ name, sha256 }, { t }) => (
      <button
        type="button"
        className={`${look.link} ${look.mono}`}
        style={{ minHeight: 'var(--target)' }}
        title={sha256}
        aria-label={t('copyHash', { name, start: startOf(sha256) })}
        onClick={() => void copyText(sha256)}
      >
        {startOf(sha256)}
      </button>
    ),
    typicalLength: 13,
  },
  {
    id: 'finished',
    title: ({ t }) => t('finished'),
    cell: ({ finishedAt }, { formats }) => finishedAt && formats.moment(finishedAt, 'listed'),
    sortFirst: 'desc',
    sortValue: ({ finishedAt }) => finishedAt,
    typicalLength: 13,
  },
]

/** A small version of a picture, or an icon. */
function Thumbnail({ file: { id, hasThumbnail } }: { file: Upload }) {
  const { data } = useRead(
    readThumbnail,
    { params: { uploadId: id } },
    { enabled: hasThumbnail, staleTime: Number.POSITIVE_INFINITY },
  )
  const url = useObjectUrl(data)
  // The file's name stands beside it.
  return (
    <span
      className={`${look.centered} ${look.clip} ${look.rigid} ${look.raised} ${look.roundedSmall}`}
      style={{ width: 32, height: 32 }}
    >
      {url ? (
        <img src={url} width={32} height={32} style={{ objectFit: 'cover' }} alt="" />
      ) : (
        !hasThumbnail && <IconFile size={18} className={look.dim} aria-hidden />
      )}
    </span>
  )
}
