/** A member in the drawer of Members, which reads these addresses. */
export const memberPath = (id: number): string => `/page3/page3_01?member=${id}`

/** Members of just this team. */
export const teamMembersPath = (id: number): string => `/page3/page3_01?team=${id}`
