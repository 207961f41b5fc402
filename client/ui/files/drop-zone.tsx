import { type ComponentProps, type DragEvent, type ReactNode, useState } from 'react'
import look from '#client/ui/look.module.css'
import styles from './drop-zone.module.css'
import { FileButton } from './file-button.tsx'

type Props = ComponentProps<typeof FileButton> & {
  hint: string
  /** What can be done instead. */
  beside?: ReactNode
}

/** An area to drop files on, with the button that chooses them. */
export function DropZone({ hint, beside, ...button }: Props) {
  const [isOver, setIsOver] = useState(false)

  function handleDrop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    if (!button.disabled) button.onFiles([...event.dataTransfer.files])
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same.
    <div
      className={`${look.row} ${styles.drop}`}
      data-pad="16"
      data-gap="8 12"
      data-over={isOver || undefined}
      onDragOver={event => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={handleDrop}
    >
      <FileButton {...button} />
      <span className={look.dim}>{hint}</span>
      {beside}
    </div>
  )
}
