import { Button } from '@mantine/core'
import { create } from 'zustand'
import { Dialog } from './dialog.tsx'

type Question = { title: string; text: string; confirmLabel: string; cancelLabel: string; isDangerous?: boolean }
type Asked = Question & { answer: (isConfirmed: boolean) => void }
const useAsked = create<{ asked: Asked | null }>(() => ({ asked: null }))

/** Asks the operator. A second question while one stands takes its place, and answers the first with no. */
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

/** Where `confirm` shows its questions: once, in the shell. */
export function ConfirmHost() {
  const { asked } = useAsked()
  if (!asked) return null
  const { title, text, confirmLabel, cancelLabel, isDangerous, answer } = asked
  return (
    <Dialog
      title={title}
      onClose={() => answer(false)}
      actions={
        <>
          <Button variant="default" autoFocus onClick={() => answer(false)}>
            {cancelLabel}
          </Button>
          <Button color={isDangerous ? 'red' : undefined} onClick={() => answer(true)}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  )
}
