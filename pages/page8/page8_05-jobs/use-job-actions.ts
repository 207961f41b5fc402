import { api } from '#client/api/api.ts'
import { useProblemText } from '#client/api/problem-text.ts'
import { useAction } from '#client/api/use-action.ts'
import { fileNameOf, saveFile } from '#client/files/save-file.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { toast } from '#client/toast/toast.ts'
import { cancelJob, deleteJob, downloadJobFile, type Job, restoreJob, retryJob } from '#resources/jobs/contract.ts'
import { messages } from './messages.ts'

const at = ({ id }: Pick<Job, 'id'>) => ({ params: { jobId: id } })

/** Cancels, retries and deletes jobs, and saves their files. */
export function useJobActions() {
  const t = useMessages(messages)
  const describe = useProblemText()
  const failed = (reason: string) => t('notDone', { reason })
  const cancelling = useAction(cancelJob, { failed, done: () => t('cancelRequested') })
  const retrying = useAction(retryJob, { failed, done: () => t('retried') })
  const deleting = useAction(deleteJob, { failed })
  const restoring = useAction(restoreJob, { failed, done: () => t('restored') })

  return {
    isBusy: cancelling.isBusy || retrying.isBusy || deleting.isBusy,
    cancel: (job: Job) => cancelling.run(at(job), { cause: job.id }),
    retry: (job: Job) => retrying.run(at(job), { cause: job.id }),
    /** Returns whether it was deleted. */
    remove: async (job: Job): Promise<boolean> => {
      const restore = () => restoring.run(at(job), { cause: job.id })
      const options = { cause: job.id, done: () => t('deleted'), undo: () => restore }
      return (await deleting.run(at(job), options)) !== null
    },
    async download(job: Job, file: number) {
      try {
        const { body, headers } = await api.send(downloadJobFile, { params: { jobId: job.id, file } })
        saveFile(body, fileNameOf(headers, job.files[file]?.name ?? ''))
      } catch (error) {
        toast.error(failed(describe(error)), { cause: job.id })
      }
    },
  }
}
