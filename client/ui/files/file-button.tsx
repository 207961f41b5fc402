import { type Ref, useRef } from 'react'
import { Button, type ButtonProps } from '#client/ui/button.tsx'

type Props = Omit<ButtonProps, 'ref' | 'onClick'> & {
  label: string
  /** What is chosen, for screen readers and tests, if the button says less: the name of the input. */
  inputLabel?: string
  /** The extensions and types that the browser's dialog offers. */
  accept?: string
  isMany?: boolean
  buttonRef?: Ref<HTMLButtonElement>
  onFiles: (files: File[]) => void
}

/** A button that opens the browser's dialog for files. */
export function FileButton({ inputLabel, accept, isMany = false, buttonRef, onFiles, ...button }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        hidden
        type="file"
        accept={accept}
        multiple={isMany}
        aria-label={inputLabel ?? button.label}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          // So that the same file can be chosen again after it was fixed elsewhere.
          currentTarget.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
      <Button ref={buttonRef} {...button} onClick={() => input.current?.click()} />
    </>
  )
}
