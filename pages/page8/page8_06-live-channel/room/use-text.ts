import { create } from 'zustand'
import { onSessionEnd } from '#client/session/session.ts'

/** What has been typed and not sent, by sandbox and room. */
const useTexts = create<Readonly<Record<string, string>>>(() => ({}))
onSessionEnd(() => useTexts.setState({}, true))

/** The text in the field of a room. It stays when the operator goes elsewhere, and never follows them into another sandbox. */
export function useText(sandboxId: string | undefined, roomId: number): [string, (text: string) => void] {
  const name = `${sandboxId} ${roomId}`
  const text = useTexts(texts => texts[name] ?? '')
  return [text, next => useTexts.setState({ [name]: next })]
}
