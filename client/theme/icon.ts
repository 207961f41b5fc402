import type { ComponentType } from 'react'

/** An icon of @tabler/icons-react, imported from its own file: `@tabler/icons-react/dist/esm/icons/IconX.mjs`. */
export type Icon = ComponentType<{ size?: number; stroke?: number; className?: string; 'aria-hidden'?: boolean }>
