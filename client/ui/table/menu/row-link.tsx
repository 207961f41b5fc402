import type { ComponentProps } from 'react'
import { MOUNT_PATH } from '#client/loading/mount.ts'
import look from '#client/ui/look.module.css'

type Props = Pick<ComponentProps<'a'>, 'className' | 'style' | 'children'> & {
  /** The path of the row inside the app. */
  to: string
}

/** The name of a row, as a link that can be opened in a new tab. A click opens the row in place (`RowMenu.onOpen`). */
export const RowLink = ({ to, className = '', ...rest }: Props) => (
  <a {...rest} href={MOUNT_PATH + to} className={`${look.link} ${look.plainLink} ${className}`} data-row-link="" />
)
