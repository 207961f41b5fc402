import { type ComponentProps, type DragEvent, type ReactNode, useState } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import look from '#client/ui/look.module.css'
import styles from './drop-zone.module.css'
import { FileButton } from './file-button.tsx'
import { fileMessages } from './messages.ts'

type Props = ComponentProps<typeof FileButton> & {
  hint: string
  /** What can be done instead. */
  beside?: ReactNode
}

/** An area to drop files on, with the button that chooses them. It says that a folder is none. */
export function DropZone({ hint, beside, ...button }: Props) {
  const t = useMessages(fileMessages)
  const [isOver, setIsOver] = useState(false)
  /** The name of the folder that was dropped last. */
  const [folder, setFolder] = useState('')

  function take(files: File[]) {
    setFolder('')
    button.onFiles(files)
  }

  function handleDrop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    if (button.disabled || button.isBusy) return
    const { files, folders } = droppedIn(event.dataTransfer)
    if (files.length > 0) take(files)
    setFolder(folders[0] ?? '')
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
      <FileButton {...button} onFiles={take} />
      <span className={look.dim}>{hint}</span>
      {beside}
      {folder && (
        <p className={`${look.bad} ${look.ownLine} ${look.breaking}`} role="alert">
          {t('folder', { name: folder })}
        </p>
      )}
    </div>
  )
}

/** Browsers list a folder among the files. */
function droppedIn({ items, files }: DataTransfer) {
  const folders = [...items].flatMap(item => {
    const entry = item.webkitGetAsEntry()
    return entry?.isDirectory ? entry.name : []
  })
  return { files: [...files].filter(({ name }) => !folders.includes(name)), folders }
}
