import { useState } from 'react'

export type Sides<V> = { base: V; mine: V; theirs: V }

/** What a `MergeDialog` asks. The answer is null if the operator cancels. */
export type MergeQuestion<V> = { sides: Sides<V>; answer: (chosen: V | null) => void }

/** Asks the operator which of two changes to keep. `ask` resolves to all values as they want them; null if they cancel. */
export function useMergeQuestion<V>() {
  const [question, setQuestion] = useState<MergeQuestion<V> | null>(null)
  const ask = (sides: Sides<V>) =>
    new Promise<V | null>(resolve =>
      setQuestion({
        sides,
        answer: chosen => {
          setQuestion(null)
          resolve(chosen)
        },
      }),
    )
  return { question, ask }
}
