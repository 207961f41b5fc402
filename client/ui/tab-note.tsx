import type { ComponentType } from 'react'
import { lazyPart } from './lazy/lazy-part.tsx'

type Props = {
  /** `program`, `sources`, or a task: `page8_04/from-outside`. */
  of: string
}
type Loaded = { default: ComponentType<Props> }
const notes = import.meta.env.MODE === 'tab' ? import.meta.glob<Loaded>('/tab/client/note.tsx') : {}
const [Note] = Object.values(notes).map(load => lazyPart(load))

/** What a build for a browser tab says about what it can't do (`npm run build -- --tab`). */
export const TabNote = (props: Props) => Note && <Note {...props} />
