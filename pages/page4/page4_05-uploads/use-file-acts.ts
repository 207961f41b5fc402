import { api } from '#client/api/api.ts'
import { useProblemText } from '#client/api/problem-text.ts'
import { fileNameOf, saveFile } from '#client/files/save-file.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { toast } from '#client/ui/toast.ts'
import { deleteUpload, downloadUpload, restoreUpload, type Upload } from '#resources/uploads/contract.ts'
import { messages } from './messages.ts'
import { readListAgain } from './use-transfers.ts'

type File = Pick<Upload, 'id' | 'name'>
const at = ({ id }: File) => ({ params: { uploadId: id } })

/** Saves a file that the server has, and deletes one, with the way back in the toast. */
export function useFileActs() {
  const t = useMessages(messages)
  const describe = useProblemText()

  /** Gives whether it went well; what did not was said. */
  async function attempt({ id }: File, act: () => Promise<unknown>): Promise<boolean> {
    try {
      await act()
      return true
    } catch (error) {
      toast.error(t('notDone', { reason: describe(error) }), { cause: id })
      return false
    }
  }

  const restore = (file: File) =>
    attempt(file, async () => {
      await api.call(restoreUpload, at(file))
      await readListAgain()
      toast.success(t('restored', { name: file.name }), { cause: file.id })
    })

  return {
    download: (file: File) =>
      attempt(file, async () => {
        const { body, headers } = await api.send(downloadUpload, at(file))
        saveFile(body, fileNameOf(headers, file.name))
      }),
    remove: (file: File) =>
      attempt(file, async () => {
        await api.call(deleteUpload, at(file))
        await readListAgain()
        const action = { label: t('undo'), onClick: () => void restore(file) }
        toast.success(t('deleted', { name: file.name }), { cause: file.id, action })
      }),
  }
}
