import { Button, type ButtonProps } from '@mantine/core'
import { type Ref, useRef } from 'react'

type Props = ButtonProps & {
  label: string
  isMany?: boolean
  buttonRef?: Ref<HTMLButtonElement>
  onFiles: (files: File[]) => void
  'aria-label'?: string
}

export function FilePicker({ label, isMany = false, buttonRef, onFiles, ...props }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        hidden
        type="file"
        multiple={isMany}
        aria-label={props['aria-label'] ?? label}
        onChange={event => {
          onFiles([...(event.currentTarget.files ?? [])])
          // So that the same file can be chosen again.
          event.currentTarget.value = ''
        }}
      />
      <Button ref={buttonRef} {...props} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  )
}
