/** `names | what shows it | what is near it`: see `../stand-ins.ts`. */
export const designArtsStandIns = `
graphic design, visual design, layout design, graphic artist skills | graphic design, graphic designer, designed logos, designed brochures, layouts, designed flyers, illustrator photoshop, visual design, designed graphics, adobe creative, layout design, photoshop illustrator | web design, marketing materials, Photoshop, print production, desktop publishing
adobe creative suite, adobe creative cloud, photoshop and illustrator, adobe photoshop and illustrator, adobe suite | adobe creative, photoshop illustrator, Photoshop, illustrator, Indesign, adobe suite, creative cloud, creative suite | graphic design, web design, video editing
typography, layout and typography, page layout | Typography, page layout, layout, Typesetting, Indesign, Quarkxpress, desktop publishing | graphic design, print design
logo design, brand identity, corporate identity, identity design | logos, logo design, brand identity, corporate identity, branding | graphic design, marketing materials
illustration, drawing, digital illustration | illustrations, illustrator, illustrated, drawings, sketches, drawing, digital art | graphic design
print design, print production design, prepress | print design, Prepress, print production, Brochures, print ads, catalogs, packaging design, magazine layout | graphic design, printing press
packaging design | packaging design, packaging designer, product packaging design, designed packaging | graphic design, print production
web design, website design, responsive web design | web design, web designer, designed websites, website design, Wordpress, html css, responsive design, web pages | graphic design, front end, user interface
animation, motion graphics, 3d animation, 2d animation | animation, motion graphics, animated, after effects, Maya, 3d animation, Animator, cinema 4d, 3ds max | video editing, 3d models
art direction, creative direction, creative leadership | art director, creative director, art direction, creative direction, led designers, creative lead, managed designers | graphic design, photo shoots, advertising campaigns
photography, photo shoots, taking photographs, product photography, portrait photography | photography, photographer, photo shoots, photographed, photos, portraits, weddings photographed | photo editing, Photoshop, Lightroom
photo editing, image editing, photo retouching, retouching | photo editing, Photoshop, Retouching, Lightroom, edited photos, image editing, retouched | graphic design
portfolio, design portfolio | portfolio | graphic design
interior design, space design, interior decorating, residential interior design | interior design, interior designer, interiors, furniture selection, space planning, interior decorating, color schemes, finishes furniture, Decorator | floor plans, architectural drawings, Autocad
furniture and finishes selection, materials and finishes, furniture selection, ff&e | finishes, furniture selection, ff&e, fabrics, furnishings, material selections, finish selections, furniture specified | interior design
floor plans, space plans, layout drawings | floor plans, space planning, layouts, floor plan | Autocad, interior design, architectural drawings
rendering, 3d rendering, 3d visualization | rendering, renderings, 3ds max, v ray, 3d visualization, Sketchup, Lumion | 3d models, Autocad, interior design
fashion design, apparel design, clothing design | fashion design, fashion designer, apparel design, garment design, designed clothing, clothing line, collections designed, designed garments, fashion illustration | pattern making
pattern making, pattern cutting, draping | pattern making, patterns, draping, pattern maker, garment construction, pattern cutting | fashion design
textiles, fabric knowledge, fabrics, textile design | textiles, fabrics, textile design, fabric sourcing, knits wovens, fabric selection | interior design
garment fitting, fittings, technical design in apparel, tech packs | tech packs, fittings, garment specs, spec sheets, fit sessions, technical designer, fit approvals | pattern making
trend research, trend forecasting, fashion trends | trend research, fashion trends, trend forecasting, trends researched, market trends, current trends | market research, fashion design
production of garments, apparel production, apparel sourcing, overseas production | apparel production, garment production, overseas factories, production factories, overseas vendors, apparel sourcing, sourcing fabrics, garment manufacturing | tech packs, Merchandiser
styling, wardrobe styling, costume design | styling, stylist, wardrobe, costume, costumes | photo shoots, personal shopper
acting, theater performance, theatre, stage performance | Acting, actor, Actress, theater, theatre, performed, stage |
music performance, musical performance, playing an instrument, singing | musician, performed concerts, band, orchestra, singer, Vocalist, Pianist, Guitarist, choir, performed music | taught music
music composition, composing, arranging music | composed, composer, composition music, arranged music, Songwriter | recording studio
dance, dance performance, choreography, dance teaching | dance, dancer, Choreography, Choreographed, Ballet | fitness classes
stage management, theater production, lighting design, stage production | stage manager, stage management, lighting design, stage lighting, theater production, stage crew, set design, technical director | audio visual
fine arts, painting and drawing, sculpture, visual arts | fine arts, paintings, Sculpture, artist, exhibited, art gallery, ceramics, visual arts, mixed media | art teacher
exhibition planning, curating, gallery management, museum work, exhibitions curated | Curator, Curated, exhibitions, gallery, museum, exhibits, collections museum | event planning
art teaching, teaching art, art education | art teacher, taught art, art classes, art education, art instructor | taught students, fine arts
jewelry design, jewelry making | jewelry |
floral design, floristry, flower arranging | floral, florist, flower arrangements |
sign making, large format printing, signage | signage, signs, vinyl, large format, banners | graphic design
creative concepts, concept development, creative concept development, design concepts | design concepts, creative concepts, concept development, concepts developed, Storyboards, mood boards | graphic design, advertising campaigns
client presentations of design, presenting design concepts, design presentations | presented designs, design presentations, presentation boards, presented concepts, client presentations | design concepts
`;
