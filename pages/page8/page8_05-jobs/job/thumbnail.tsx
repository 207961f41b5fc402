import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '#client/api/api.ts'
import styles from '#pages/page8/page8_05-jobs/page.module.css'
import { downloadJobFile } from '#resources/jobs/contract.ts'

/** A picture among the files. It is fetched with the session's token, which an `img` can't send. */
export function Thumbnail({ jobId, file }: { jobId: string; file: number }) {
  const { data } = useQuery({
    ...api.query(downloadJobFile, { params: { jobId, file } }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const [url, setUrl] = useState('')

  useEffect(() => {
    if (!data) return
    const made = URL.createObjectURL(data)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [data])

  // Its name stands beside it.
  return <span className={styles.thumbnail}>{url && <img src={url} alt="" />}</span>
}
