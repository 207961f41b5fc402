import { Excerpt } from '#practice/client/lesson/source/excerpt.tsx'

export default {
  en: () => (
    <>
      <p>
        “1 item(s)” is a sign of missing plural handling. English has two plural forms, Chinese one and Arabic six. Some
        texts need ranges instead of grammar: “a few”, “a lot”.
      </p>
      <h3>How this page does it</h3>
      <p>
        Each text has one form per CLDR plural category, and <code>Intl.PluralRules</code> selects the category for a
        number. Ranges use intervals: <code>(1)[one item];(2-7)[a few items];(10-inf)[a lot of items]</code>. The
        specification leaves a gap between 7 and 10. Know what your library does in a gap before your users find out:
        this console falls back to the plural form.
      </p>
      <Excerpt symbol="decide" />
      <p>
        The server formats your own text with the same code that the page uses. Gaps are allowed and reported. Syntax
        errors are refused with a pointer to the field and a position, so the page can mark the place.
      </p>
      <Excerpt symbol="lookOver" />
      <h3>Worth noticing</h3>
      <ul>
        <li>Zero often reads badly. Many texts need their own sentence for it.</li>
        <li>Numbers inside a text are formatted by locale too: 1,234 and 1.234 mean different things.</li>
      </ul>
      <h3>What others do</h3>
      <p>
        ICU MessageFormat (FormatJS, Lingui) writes all forms in one text:{' '}
        <code>{'{count, plural, one {# item} other {# items}}'}</code>. i18next has a key per form. MessageFormat 2 is
        the new standard of the Unicode Consortium. All of them take the categories from CLDR.
      </p>
      <h3>When not to</h3>
      <p>Where a number can stand alone (“Items: 3”), no plural is needed at all, in any language.</p>
    </>
  ),
  zh: () => (
    <>
      <p>
        「1
        item(s)」代表程式沒有處理複數。英文有兩種複數形式，中文一種，阿拉伯文六種；有些文字依範圍而不是文法變化：「幾個」、「很多」。
      </p>
      <h3>這一頁怎麼做</h3>
      <p>
        每段文字依 CLDR 的複數類別各有一種形式，由 <code>Intl.PluralRules</code> 為數字選出類別。範圍則使用區間：
        <code>(1)[one item];(2-7)[a few items];(10-inf)[a lot of items]</code>。7 與 10
        之間有空缺，這是規格所定。函式庫遇到空缺會怎麼做，應該在使用者發現之前就知道：這裡會改用複數形式。
      </p>
      <Excerpt symbol="decide" />
      <p>
        伺服器以和頁面相同的程式格式化您的文字。空缺是允許的，會列出來；語法錯誤則會被拒絕，並指出欄位與其中的位置，讓頁面標示。
      </p>
      <Excerpt symbol="lookOver" />
      <h3>值得留意</h3>
      <ul>
        <li>零放進句子通常不自然，許多文字需要為它另寫一句。</li>
        <li>文字中的數字也依語言格式化：1,234 與 1.234 在各地意思不同。</li>
      </ul>
      <h3>其他做法</h3>
      <p>
        ICU MessageFormat（FormatJS、Lingui）把所有形式寫在同一段文字：
        <code>{'{count, plural, one {# item} other {# items}}'}</code>。i18next 則是一種形式一個鍵。MessageFormat 2 是
        Unicode 聯盟的新標準。它們的分類都來自 CLDR。
      </p>
      <h3>什麼時候不適合</h3>
      <p>數字可以單獨呈現時，例如「品項：3」，任何語言都不需要複數。</p>
    </>
  ),
}
