import type { EditableField } from '#resources/products/rules.ts'

/** An edited cell with its new text. `base` is its text before the edit. */
export type Edit = { id: number; field: EditableField; text: string; base: string }

/** What one action did: the cells that it wrote, with their `text` after it and their `base` before, and the refused ones. */
export type Step = { written: readonly Edit[]; refused: readonly Edit[] }

/** Why a batch is sent. `step`: what it undoes or redoes; `dropped`: how many refused cells Undo has discarded. */
export type Purpose = { is: 'edit' } | { is: 'undo'; step: Step; dropped: number } | { is: 'redo'; step: Step }
