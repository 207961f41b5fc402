import { create } from 'zustand'
import { useMessages } from '#client/i18n/i18n.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from './dialog.tsx'
import { dialogMessages } from './messages.ts'

type Question = {
  title: string
  text: string
  confirmLabel: string
  /** "Cancel" by default. */
  cancelLabel?: string
  isDangerous?: boolean
}
type OpenQuestion = Question & { answer: (isConfirmed: boolean) => void }
const useAsked = create<{ asked: OpenQuestion | null }>(() => ({ asked: null }))

/** Asks the operator. A second question replaces the first, which then resolves to false. */
export function confirm(question: Question): Promise<boolean> {
  useAsked.getState().asked?.answer(false)
  return new Promise(resolve => {
    const answer = (isConfirmed: boolean) => {
      useAsked.setState({ asked: null })
      resolve(isConfirmed)
    }
    useAsked.setState({ asked: { ...question, answer } })
  })
}

/** Renders the questions of `confirm`. Used once, in the shell. */
export function ConfirmHost() {
  const t = useMessages(dialogMessages)
  const { asked } = useAsked()
  if (!asked) return null
  const { title, text, confirmLabel, cancelLabel, isDangerous, answer } = asked
  return (
    <Dialog
      title={title}
      onClose={() => answer(false)}
      actions={
        <>
          <Button autoFocus label={cancelLabel ?? t('cancel')} onClick={() => answer(false)} />
          <Button kind="main" isDanger={isDangerous} label={confirmLabel} onClick={() => answer(true)} />
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  )
}
