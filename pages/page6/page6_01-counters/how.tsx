import { Excerpt } from '#practice/client/lesson/source/excerpt.tsx'

export default {
  en: () => (
    <>
      <p>
        A badge says 3 unread messages and the list shows 4. A reload empties a form, a shared link opens another tab
        than the one you saw, and of two clicks in two windows only one counts. Each time, a value lives in the wrong
        place, or in two places at once. So the first question about any state is where it lives.
      </p>
      <h3>How this page does it</h3>
      <p>
        The same counter is stored in four places. Component state is gone when you leave the page. A store lasts as
        long as the tab. State in the URL can be shared as a link, and Back undoes a step. State on the server belongs
        to you in one sandbox, on all your devices: a fork copies it, and a reset returns it to 20.
      </p>
      <p>
        Only the server has to deal with concurrent writes. If two windows read 20, add 1 and write 21 at the same time,
        the result is 21. If they send the increment (“add 1”) instead of the value, the server applies one after the
        other. If you must write a whole value, <code>If-Match</code> makes the second write fail instead of overwriting
        the first.
      </p>
      <Excerpt symbol="change" />
      <h3>Worth noticing</h3>
      <ul>
        <li>The race on this page sends real requests at the same time and shows what remains.</li>
        <li>The server increments with a compare-and-set loop, so no update is lost on SQLite or PostgreSQL.</li>
      </ul>
      <h3>What others do</h3>
      <p>
        Redux, Zustand and Jotai keep what belongs to the tab; React Query, SWR and Apollo keep a copy of what belongs
        to the server. Mixing the two, by copying a response into a store, is where the same state lives twice. CRDTs
        such as Yjs merge increments even without a server that orders them.
      </p>
      <h3>When not to</h3>
      <p>
        Not every value needs the server: whether a panel is open is nobody else’s business. And a counter of likes may
        be off by one for a second; don’t lock for it.
      </p>
    </>
  ),
  zh: () => (
    <>
      <p>
        標記顯示三則未讀，清單裡卻有四則；重新載入後表單空了；分享的連結打開的是另一個分頁；兩個視窗各按一下，只算了一次。每一次都是值放錯了地方，或同時放在兩個地方。所以面對任何狀態，第一個問題是它該放在哪裡。
      </p>
      <h3>這一頁怎麼做</h3>
      <p>
        同一個計數器存放在四個地方。放在元件裡，離開頁面就消失；放在狀態庫裡，分頁關閉前都在；放在網址裡，可以分享連結，按上一頁可退回一步；放在伺服器上，則是您在一個沙盒中的資料，每台裝置都看得到：建立副本會一併複製，重設則回到
        20。
      </p>
      <p>
        只有伺服器需要處理同時寫入。兩個視窗同時讀取 20、加 1、寫入 21，結果還是 21。若送出的是增加量（「加
        1」）而不是數值，伺服器就會依序相加。若必須寫入整個值，<code>If-Match</code>{' '}
        會讓後到的寫入失敗，而不是蓋掉前一次。
      </p>
      <Excerpt symbol="change" />
      <h3>值得留意</h3>
      <ul>
        <li>此頁的競爭會同時送出真正的請求，並顯示最後的結果。</li>
        <li>伺服器以 compare-and-set 迴圈相加，因此在 SQLite 與 PostgreSQL 上都不會遺失更新。</li>
      </ul>
      <h3>其他做法</h3>
      <p>
        Redux、Zustand、Jotai 存放屬於分頁的狀態；React Query、SWR、Apollo 存放伺服器狀態的副本。把回應再複製進
        store，同一份狀態就有了兩個家。Yjs 這類 CRDT 即使沒有伺服器排序，也能合併增量。
      </p>
      <h3>什麼時候不適合</h3>
      <p>不是每個值都要放到伺服器，面板開著沒有，與別人無關。按讚數差一兩秒也無妨，不必為它加鎖。</p>
    </>
  ),
}
