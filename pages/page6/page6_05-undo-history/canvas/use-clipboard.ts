import { useEffect } from 'react'
import * as z from 'zod/mini'
import { isWriting } from '#client/shortcuts/is-writing.ts'
import type { Editor } from '#pages/page6/page6_05-undo-history/editor.ts'
import { Shape } from '#resources/floor-plans/contract.ts'
import { MAX_SHAPES } from '#resources/floor-plans/rules.ts'

/** What is in the clipboard: text, so that it can be pasted into another window or plan. */
const Copied = z.object({ shapes: z.array(Shape).check(z.minLength(1), z.maxLength(MAX_SHAPES)) })

/** Copies, cuts and pastes shapes by the browser's own commands, except where the operator writes or has marked text. */
export function useClipboard(editor: Editor): void {
  useEffect(() => {
    function copy(event: ClipboardEvent): boolean {
      const shapes = editor.selected()
      if (isWriting(event) || shapes.length === 0 || getSelection()?.isCollapsed === false) return false
      event.preventDefault()
      event.clipboardData?.setData('text/plain', JSON.stringify({ shapes } satisfies z.input<typeof Copied>))
      return true
    }
    const handleCopy = (event: ClipboardEvent) => void copy(event)
    const handleCut = (event: ClipboardEvent) => {
      if (copy(event) && editor.canWrite) editor.remove()
    }
    const handlePaste = (event: ClipboardEvent) => {
      if (isWriting(event) || !editor.canWrite) return
      const copied = z.safeParse(Copied, parsed(event.clipboardData?.getData('text/plain') ?? ''))
      if (!copied.success) return
      event.preventDefault()
      editor.paste(copied.data.shapes)
    }
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('copy', handleCopy, { signal })
    document.addEventListener('cut', handleCut, { signal })
    document.addEventListener('paste', handlePaste, { signal })
    return () => listening.abort()
  }, [editor])
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
