import { Link, type LinkProps } from 'react-router'

/** A link, or only its text if the console doesn't have the page (`linkIfHere`). */
export const LinkIfHere = ({ to, ...props }: Omit<LinkProps, 'to'> & { to: string | null }) =>
  to === null ? <span>{props.children}</span> : <Link to={to} {...props} />
