import { api } from '#client/api/api.ts'
import { useProblemText } from '#client/api/problem-text.ts'
import { useAction } from '#client/api/use-action.ts'
import { fileNameOf, saveFile } from '#client/files/save-file.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { toast } from '#client/toast/toast.ts'
import { deleteUpload, downloadUpload, finishUpload, restoreUpload, type Upload } from '#resources/uploads/contract.ts'
import { messages } from './messages.ts'

type File = Pick<Upload, 'id' | 'name'>
const at = ({ id }: File) => ({ params: { uploadId: id } })

/** Downloads a file, finishes its upload, or deletes it with Undo in the toast. */
export function useFileActs() {
  const t = useMessages(messages)
  const describe = useProblemText()
  const failed = (reason: string) => t('notDone', { reason })
  const deleting = useAction(deleteUpload, { failed })
  const finishing = useAction(finishUpload, { failed })
  const restoring = useAction(restoreUpload, { failed })

  async function download(file: File) {
    try {
      const { body, headers } = await api.send(downloadUpload, at(file))
      saveFile(body, fileNameOf(headers, file.name))
    } catch (error) {
      toast.error(failed(describe(error)), { cause: file.id })
    }
  }

  const restore = (file: File) =>
    restoring.run(at(file), { cause: file.id, done: () => t('restored', { name: file.name }) })

  /** Returns whether it was deleted. */
  const remove = async (file: File): Promise<boolean> => {
    const deleted = await deleting.run(at(file), {
      cause: file.id,
      done: () => t('deleted', { name: file.name }),
      undo: () => () => restore(file),
    })
    return deleted !== null
  }

  /** For an upload whose bytes have all arrived: only the comparison is missing. */
  const finish = (file: File) => finishing.run(at(file), { cause: file.id, done: ({ name }) => t('arrived', { name }) })

  return { download, remove, finish }
}
