import IconFile from '@tabler/icons-react/dist/esm/icons/IconFile.mjs'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '#client/api/api.ts'
import { readThumbnail, type Upload } from '#resources/uploads/contract.ts'
import styles from './page.module.css'

/** A small version of a picture, or an icon. It is fetched with the session's token, which an `img` can't send. */
export function Thumbnail({ file: { id, hasThumbnail } }: { file: Upload }) {
  const { data } = useQuery({
    ...api.query(readThumbnail, { params: { uploadId: id } }),
    enabled: hasThumbnail,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const [url, setUrl] = useState('')

  useEffect(() => {
    if (!data) return
    const made = URL.createObjectURL(data)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [data])

  // The file's name stands beside it.
  return (
    <span className={styles.thumbnail}>
      {url ? <img src={url} alt="" /> : !hasThumbnail && <IconFile size={18} aria-hidden />}
    </span>
  )
}
