import type { ComponentProps, ReactNode } from 'react'
import { ChoicesField } from '#client/ui/choices/choices.tsx'
import look from '#client/ui/look.module.css'

type Props<V extends string> = ComponentProps<typeof ChoicesField<V>> & { help?: ReactNode }

/** A preference with a few values: its name, its values side by side, and what it does. */
export const Setting = <V extends string>({ help, ...choices }: Props<V>) => (
  <div data-below="16" className={look.stack}>
    <ChoicesField {...choices}>
      {help && (
        <p className={look.note} style={{ maxWidth: '72ch' }}>
          {help}
        </p>
      )}
    </ChoicesField>
  </div>
)
