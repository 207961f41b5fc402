import IconFile from '@tabler/icons-react/dist/esm/icons/IconFile.mjs'
import { useQuery } from '@tanstack/react-query'
import { api } from '#client/api/api.ts'
import { useObjectUrl } from '#client/files/use-object-url.ts'
import look from '#client/ui/look.module.css'
import { readThumbnail, type Upload } from '#resources/uploads/contract.ts'
import styles from './page.module.css'

/** A small version of a picture, or an icon. */
export function Thumbnail({ file: { id, hasThumbnail } }: { file: Upload }) {
  const { data } = useQuery({
    ...api.query(readThumbnail, { params: { uploadId: id } }),
    enabled: hasThumbnail,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const url = useObjectUrl(data)
  // The file's name stands beside it.
  return (
    <span className={`${look.rigid} ${look.clip} ${look.roundedSmall} ${look.raised} ${look.dim} ${styles.thumbnail}`}>
      {url ? <img src={url} alt="" /> : !hasThumbnail && <IconFile size={18} aria-hidden />}
    </span>
  )
}
