import { useState } from 'react'
import { useFailureText } from '#client/api/problem-text.ts'
import { useAction } from '#client/api/use-action.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { toast } from '#client/toast/toast.ts'
import { Button } from '#client/ui/button.tsx'
import { messages } from '#pages/page8/page8_05-jobs/messages.ts'
import { finishUpload, putChunk, startUpload } from '#resources/uploads/contract.ts'
import { digestField } from '#resources/uploads/rules.ts'

type Props = { make: () => Promise<File>; onDone: (uploadId: string) => void }

/** Uploads a practice file. It is small enough for one chunk; page4_05 shows how large ones are sent. */
export function PracticeFile({ make, onDone }: Props) {
  const t = useMessages(messages)
  const failureText = useFailureText()
  const [isBusy, setIsBusy] = useState(false)
  const starting = useAction(startUpload)
  const sending = useAction(putChunk)
  const finishing = useAction(finishUpload)

  async function upload() {
    const file = await make()
    const bytes = new Uint8Array(await file.arrayBuffer())
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
    const { name, size, type: mediaType } = file
    const { id: uploadId } = await starting.send({ body: { name, size, mediaType, sha256: hexOf(hash) } })
    await sending.send({
      params: { uploadId, offset: 0 },
      headers: { 'content-digest': digestField(btoa(String.fromCharCode(...hash))) },
      body: bytes,
    })
    await finishing.send({ params: { uploadId } })
    onDone(uploadId)
  }

  async function handleClick() {
    setIsBusy(true)
    try {
      await upload()
      toast.success(t('practiceFileAdded'), { cause: 'practice file' })
    } catch (error) {
      toast.error(
        failureText(error, reason => t('notDone', { reason })),
        { cause: 'practice file' },
      )
    } finally {
      setIsBusy(false)
    }
  }

  return <Button kind="quiet" isBusy={isBusy} label={t('addPracticeFile')} onClick={() => void handleClick()} />
}

const hexOf = (bytes: Uint8Array) => [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('')
