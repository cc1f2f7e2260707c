// What is written is XML: closed, in its order, and no text can end an attribute or begin a tag.
#include "logic/tell/xml.h"

#include <gtest/gtest.h>

namespace dokushin::logic {
namespace {

TEST(Xml, ElementsWithAttributesTextsAndChildren) {
    Xml xml;
    xml.open("svg");
    xml.set("role", "img");
    xml.open("title");
    xml.text("1 < 2 & \"3\" > 0");
    xml.close();
    xml.open("g");
    xml.open("rect");
    xml.set("x", 1.25);
    xml.set("class", "a\"<b>&");
    xml.close();
    xml.close();
    xml.open("g");
    xml.close();
    xml.close();
    EXPECT_EQ(xml.take(), "<svg role=\"img\">\n"
                          " <title>1 &lt; 2 &amp; &quot;3&quot; &gt; 0</title>\n"
                          " <g>\n"
                          "  <rect x=\"1.2\" class=\"a&quot;&lt;b&gt;&amp;\" />\n"
                          " </g>\n"
                          " <g />\n"
                          "</svg>\n");
    EXPECT_EQ(xml.take(), "");
}

} // namespace
} // namespace dokushin::logic
