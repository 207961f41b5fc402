import { useRead } from '#client/api/use-read.ts'
import { useObjectUrl } from '#client/files/use-object-url.ts'
import look from '#client/ui/look.module.css'
import styles from '#pages/page8/page8_05-jobs/page.module.css'
import { downloadJobFile } from '#resources/jobs/contract.ts'

/** A picture among the files. */
export function Thumbnail({ jobId, file }: { jobId: string; file: number }) {
  const { data } = useRead(downloadJobFile, { params: { jobId, file } }, { staleTime: Number.POSITIVE_INFINITY })
  const url = useObjectUrl(data)
  // Its name stands beside it.
  return (
    <span className={`${look.roundedSmall} ${look.raised} ${styles.thumbnail}`}>{url && <img src={url} alt="" />}</span>
  )
}
