import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SelectQueryNode,
  SqliteAdapter,
  SqliteDialect,
  type SqliteDialectConfig,
  type SqliteStatement,
} from 'kysely'
import { isInsideTransaction } from '#server/database/inside-transaction.ts'
import { nextTurn } from '#server/platform/turns.ts'

export type SqliteFile = {
  prepare(sql: string): SqliteStatement
  close(): void
}
/** `reader` is a second connection to the same file and sees only committed data. Null for a database in memory. */
type SqliteFiles = { writer: SqliteFile; reader: SqliteFile | null; close(): void }

/** After this much time in the database, the event loop gets a turn, so that other requests are served. */
const MAX_BUSY_MS = 25

/**
 * SQLite has one writer, and its calls block the event loop. A transaction therefore has the write connection to
 * itself, and other writers wait in a queue. Reads outside a transaction use a second connection and see only committed
 * data. A long transaction yields to the event loop between its statements, so that other requests are served.
 */
export class TwoConnectionsDialect extends SqliteDialect {
  readonly #files: SqliteFiles
  readonly #lock = new Queue()

  constructor(files: SqliteFiles) {
    // The base class needs the settings, but the driver that it would create from them is replaced below.
    super({ database: files.writer as SqliteDialectConfig['database'] })
    this.#files = files
  }

  override createDriver(): Driver {
    return new TwoConnectionsDriver(this.#files, this.#lock)
  }

  /** The reader answers within one turn of the event loop, so it is idle whenever anybody asks. */
  pool = () => ({ size: 2, idle: this.#lock.isTaken ? 1 : 2, waiting: this.#lock.length })

  override createAdapter(): SqliteAdapter {
    return new ManyConnectionsAdapter()
  }
}

/** Without this override Kysely would run only one query at a time. */
class ManyConnectionsAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

class TwoConnectionsDriver implements Driver {
  readonly #files: SqliteFiles
  readonly #lock: Queue
  readonly #idle: Connection[] = []

  constructor(files: SqliteFiles, lock: Queue) {
    this.#files = files
    this.#lock = lock
  }

  async init() {}

  async acquireConnection(): Promise<Connection> {
    // A write would deadlock with its own transaction, and a read would not see what the transaction wrote.
    if (isInsideTransaction())
      throw new Error('A query inside a transaction went to the database itself: send it to the transaction.')
    return this.#idle.pop() ?? new Connection(this.#files, this.#lock)
  }

  async releaseConnection(connection: Connection) {
    this.#idle.push(connection)
  }

  async beginTransaction(connection: Connection) {
    await connection.begin()
  }

  async commitTransaction(connection: Connection) {
    // If the commit fails, Kysely rolls back. Until then the transaction is still open.
    await connection.executeQuery(CompiledQuery.raw('commit'))
    connection.end()
  }

  async rollbackTransaction(connection: Connection) {
    try {
      await connection.executeQuery(CompiledQuery.raw('rollback'))
    } catch {
      // SQLite has rolled back by itself, as it does when the disk is full.
    } finally {
      connection.end()
    }
  }

  async destroy() {
    this.#files.close()
  }
}

/** The connection that Kysely holds for one query, or for all queries of a transaction. */
class Connection implements DatabaseConnection {
  readonly #files: SqliteFiles
  readonly #lock: Queue
  #isInTransaction = false
  /** When the transaction last yielded to the event loop. */
  #turnedAt = 0

  constructor(files: SqliteFiles, lock: Queue) {
    this.#files = files
    this.#lock = lock
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { writer, reader } = this.#files
    if (this.#isInTransaction) return this.#runWithin(query)
    if (reader && isRead(query)) return run(reader, query)
    await this.#lock.enter()
    try {
      return run(writer, query)
    } finally {
      this.#lock.leave()
    }
  }

  async #runWithin<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const result = run<R>(this.#files.writer, query)
    if (performance.now() - this.#turnedAt > MAX_BUSY_MS) {
      await nextTurn()
      this.#turnedAt = performance.now()
    }
    return result
  }

  streamQuery(): never {
    throw new Error('Read page by page: a query that is left open keeps the write-ahead log from being emptied.')
  }

  async begin() {
    await this.#lock.enter()
    try {
      run(this.#files.writer, CompiledQuery.raw('begin'))
      this.#isInTransaction = true
      this.#turnedAt = performance.now()
    } catch (error) {
      this.#lock.leave()
      throw error
    }
  }

  end() {
    this.#isInTransaction = false
    this.#lock.leave()
  }
}

const isRead = ({ query, sql }: CompiledQuery) => SelectQueryNode.is(query) || /^\s*select\b/i.test(sql)

function run<R>(file: SqliteFile, { sql, parameters }: CompiledQuery): QueryResult<R> {
  const statement = file.prepare(sql)
  // The rows have the type that Kysely inferred for the query.
  if (statement.reader) return { rows: statement.all(parameters) as R[] }
  const { changes, lastInsertRowid } = statement.run(parameters)
  return { insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes), rows: [] }
}

/** A fair mutex: one holder at a time, in order of arrival. */
class Queue {
  isTaken = false
  readonly #waiting: (() => void)[] = []

  get length(): number {
    return this.#waiting.length
  }

  async enter() {
    if (this.isTaken) await new Promise<void>(resolve => this.#waiting.push(resolve))
    this.isTaken = true
  }

  leave() {
    const next = this.#waiting.shift()
    if (next) next()
    else this.isTaken = false
  }
}
