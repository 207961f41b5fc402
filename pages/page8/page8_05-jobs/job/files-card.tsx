import { useRead } from '#client/api/use-read.ts'
import { useObjectUrl } from '#client/files/use-object-url.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import look from '#client/ui/look.module.css'
import { useJobActions } from '#pages/page8/page8_05-jobs/use-job-actions.ts'
import { useJobWords } from '#pages/page8/page8_05-jobs/use-job-words.ts'
import { downloadJobFile, type Job } from '#resources/jobs/contract.ts'
import { isActive } from '#resources/jobs/rules.ts'

/** The files of a job. They can be downloaded once it has succeeded. */
export function FilesCard({ job }: { job: Job }) {
  const { t, bytes } = useJobWords()
  const { download } = useJobActions()
  const isReady = job.state === 'succeeded'
  return (
    <Card title={t('files')}>
      {job.files.length === 0 ? (
        <p className={look.dim}>{t(isActive(job) ? 'noFilesYet' : 'noFiles')}</p>
      ) : (
        <ul className={look.rows}>
          {job.files.map(({ name, mediaType, size, path }, index) => (
            <li key={path}>
              <span className={`${look.row} ${look.shrink}`} data-gap="8 12">
                {isReady && mediaType.startsWith('image/') && <Thumbnail jobId={job.id} file={index} />}
                <span className={look.breaking}>{name}</span>
                <span className={look.dim}>{bytes(size)}</span>
              </span>
              {isReady && (
                <Button
                  aria-label={t('downloadOf', { name })}
                  label={t('download')}
                  onClick={() => void download(job, index)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

/** A picture among the files. */
function Thumbnail({ jobId, file }: { jobId: string; file: number }) {
  const { data } = useRead(downloadJobFile, { params: { jobId, file } }, { staleTime: Number.POSITIVE_INFINITY })
  const url = useObjectUrl(data)
  // Its name stands beside it.
  return (
    <span
      className={`${look.centered} ${look.clip} ${look.raised} ${look.roundedSmall}`}
      style={{ width: 72, height: 56 }}
    >
      {url && <img src={url} width={72} height={56} style={{ objectFit: 'contain' }} alt="" />}
    </span>
  )
}
