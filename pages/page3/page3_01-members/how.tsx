import { Excerpt } from '#practice/client/lesson/source/excerpt.tsx'

export default {
  en: () => (
    <>
      <p>
        Create, read, update and delete sound simple, but most of the work lies between them. Two people create the same
        member at once. One person deletes what another is editing. Somebody deletes the wrong record and notices right
        away.
      </p>
      <h3>How this page does it</h3>
      <p>
        Only the database knows, at the moment of writing, whether an e-mail address is taken. An earlier check is a
        hint, not a guarantee. So a unique index refuses the duplicate, and the response points to the field.
      </p>
      <Excerpt symbol="members" />
      <p>
        Nothing is really deleted. Archiving sets a date and Undo clears it, and a year later the orders still know who
        wrote them. An edit sends the version it started from. If somebody else saved first, both changes are merged
        field by field.
      </p>
      <Excerpt symbol="changeTo" />
      <h3>Worth noticing</h3>
      <ul>
        <li>
          A bulk action can succeed in part. The response has an outcome for each row, and rows that failed stay
          selected.
        </li>
        <li>
          In a spreadsheet, an exported cell that starts with <code>=</code> would be a formula, so it is exported as
          plain text.
        </li>
      </ul>
      <h3>What others do</h3>
      <p>
        React Query and SWR give you the cache, not the rules: a mutation with <code>onError</code> and a rollback still
        needs a server that refuses. Rails and Laravel validate uniqueness with a query before they write, and their own
        guides tell you to add the unique index as well.
      </p>
      <h3>When not to</h3>
      <p>
        Soft deletion is no answer to a request to be forgotten: then the row has to go. And for a list of ten settings
        that one person edits, versions and merging are more than you need.
      </p>
    </>
  ),
  zh: () => (
    <>
      <p>
        新增、讀取、修改、刪除聽起來簡單，困難的是它們之間的情況：兩個人同時新增同一位成員；有人刪除了別人正在編輯的資料；有人刪錯了，而且馬上就發現。
      </p>
      <h3>這一頁怎麼做</h3>
      <p>
        電子郵件是否已被使用，只有資料庫在寫入的那一刻才知道；事先檢查只是提醒，不是保證。因此由唯一索引拒絕重複的資料，回應會指出是哪個欄位。
      </p>
      <Excerpt symbol="members" />
      <p>
        資料不會真的刪除。封存只是填上日期，復原則清除日期，一年後訂單仍知道是誰建立的。編輯會帶上讀取時的版本：若有人搶先一步，兩邊的修改會逐欄合併。
      </p>
      <Excerpt symbol="changeTo" />
      <h3>值得留意</h3>
      <ul>
        <li>批次作業可能只有部分成功。回應會說明每一列的結果，失敗的會保持勾選。</li>
        <li>
          匯出的儲存格若以 <code>=</code> 開頭，在試算表中會變成公式，因此會處理成純文字。
        </li>
      </ul>
      <h3>其他做法</h3>
      <p>
        React Query 與 SWR 提供的是快取，不是規則；寫了 <code>onError</code> 和還原，仍需要會拒絕的伺服器。Rails 與
        Laravel 會在寫入前先查詢是否重複，它們的官方文件也提醒要另外建立唯一索引。
      </p>
      <h3>什麼時候不適合</h3>
      <p>使用者要求刪除個資時，軟刪除並不夠，資料必須真正移除。若只是一個人維護的十幾項設定，也用不到版本與合併。</p>
    </>
  ),
}
