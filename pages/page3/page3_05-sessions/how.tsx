import { Excerpt } from '#practice/client/lesson/source/excerpt.tsx'

export default {
  en: () => (
    <>
      <p>
        Signing in is the easy part. The hard part is signing out when you are somewhere else: you sold a laptop, lost a
        phone, or left a browser open at the library.
      </p>
      <h3>How this page does it</h3>
      <p>
        A session is a row on the server, and its token only identifies that row. When you end a session, the next
        request and the open socket fail immediately, on every instance. A self-contained token with its own expiry
        could not be revoked.
      </p>
      <Excerpt symbol="findOperator" />
      <p>
        Each row shows where the session started, on which device, and when it was last used. You can end one session,
        end all others, or let one expire in 30 seconds to see how a page reacts.
      </p>
      <Excerpt symbol="interrupt" />
      <h3>Worth noticing</h3>
      <ul>
        <li>
          If your session ends while you work, you sign in over the page. The half-filled form stays behind the dialog
          until you are signed in again. Another account sees none of it.
        </li>
        <li>
          Supersuper has a second tab: all accounts, and invitations. The secret of a link follows its #, which a
          browser keeps to itself, so no log has it. The server stores only its hash.
        </li>
        <li>
          “Not me” ends the session and takes you to the password form. With the old password, the stranger could simply
          sign in again.
        </li>
      </ul>
      <h3>What others do</h3>
      <p>
        Many templates use a JSON Web Token with its own expiry. It saves the lookup, but can’t be taken back, so teams
        add short lifetimes, refresh tokens and a list of revoked ones, which is a lookup again. Auth.js offers both;
        its database sessions are what this page does.
      </p>
      <h3>When not to</h3>
      <p>
        If a request has to be checked without a database (at the edge, or between companies), a signed token with a
        short lifetime fits better.
      </p>
    </>
  ),
  zh: () => (
    <>
      <p>登入很容易，困難的是人不在現場時的登出：筆電賣掉了、手機遺失了，或在圖書館的瀏覽器忘了登出。</p>
      <h3>這一頁怎麼做</h3>
      <p>
        工作階段是伺服器上的一列資料，權杖只用來識別它。結束後立刻生效：不論在哪個執行個體，下一個請求與開啟中的通道都會失效。若權杖自帶有效期限，就無法撤銷。
      </p>
      <Excerpt symbol="findOperator" />
      <p>
        每一列都會顯示登入的位置、裝置與最後使用時間。您可以結束其中一個、結束其他全部，或讓它在 30
        秒後到期，看看頁面如何反應。
      </p>
      <Excerpt symbol="interrupt" />
      <h3>值得留意</h3>
      <ul>
        <li>
          若工作階段在操作途中結束，可以直接在頁面上重新登入。填到一半的表單會留在對話框後面，登入後即可繼續；換成別的帳號則看不到任何內容。
        </li>
        <li>
          supersuper 有第二個分頁，可以管理所有帳號與邀請。連結的密鑰放在 #
          之後，瀏覽器不會送出這一段，所以不會留在任何紀錄裡；伺服器只儲存它的雜湊值。
        </li>
        <li>「不是我」會結束該工作階段並帶您前往變更密碼；若不換密碼，對方可以再次登入。</li>
      </ul>
      <h3>其他做法</h3>
      <p>
        許多範本使用自帶期限的 JWT，省下一次查詢，卻無法收回，於是加上短效期、refresh token
        與撤銷清單，結果又多了一次查詢。Auth.js 兩種都支援，其中的 database session 就是這一頁的做法。
      </p>
      <h3>什麼時候不適合</h3>
      <p>如果必須在沒有資料庫的地方驗證請求，例如邊緣節點或不同公司之間，短效期的簽章權杖比較合適。</p>
    </>
  ),
}
