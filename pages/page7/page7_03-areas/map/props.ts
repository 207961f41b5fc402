import type { Editor } from '#pages/page7/page7_03-areas/use-editor.ts'
import type { Area, AreaOverlap } from '#resources/areas/contract.ts'

/** The areas of the map, and the editor that its gestures control. */
export type AreaMapProps = {
  areas: readonly Area[]
  open: Area | null
  overlaps: readonly AreaOverlap[]
  /** The area that is edited, as another window has saved it meanwhile. */
  theirs: Area | null
  editor: Editor
  canEdit: boolean
  onOpen: (id: number | null) => void
}
